import { hash, sign } from 'node:crypto'
import { integer, octets, oid, place, sequence, set } from '../../../catalogue/packages/make/der.ts'
import type { PackageSigner } from '../../../catalogue/packages/make/signer.ts'
import type { ZipPart } from '../build-zip.ts'

const SHA256 = '2.16.840.1.101.3.4.2.1'
const SHA1 = '1.3.14.3.2.26'
const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const KEYS: Record<string, string> = {
  rsa: '1.2.840.113549.1.1.1',
  ec: '1.2.840.10045.2.1',
  dsa: '1.2.840.10040.4.1',
}

type DigestName = 'SHA-256' | 'SHA1' | 'MD5'

interface Hashes {
  /** Of files. */
  digest?: DigestName
  /** Of the manifest and its sections, in the signature file; the same as for files by default. */
  listed?: DigestName[]
  /** Of the list that is signed. */
  signed?: 'sha256' | 'sha1'
}

/** Adds v1 signatures: a list of all files, and for each signer a list of that list's sections with a signature. */
export function signFiles(
  files: ZipPart[],
  signers: PackageSigner[],
  schemes = '',
  { digest = 'SHA-256', listed = [digest], signed = 'sha256' }: Hashes = {},
): ZipPart[] {
  const digests = (names: DigestName[], of: string, bytes: Buffer) =>
    names.map(name => `${name}-${of}: ${hash(name.replace('-', ''), bytes, 'base64')}`)
  const section = (file: string, bytes: Buffer, names: DigestName[]) =>
    text(...folded(`Name: ${file}`), ...digests(names, 'Digest', bytes), '', '')
  const sections = files.map(
    ({ name, data = '' }) => [String(name), section(String(name), Buffer.from(data), [digest])] as const,
  )
  const manifest = text('Manifest-Version: 1.0', '', '') + sections.map(([, words]) => words).join('')
  const main = ['Signature-Version: 1.0', ...digests(listed, 'Digest-Manifest', Buffer.from(manifest))]
  const list = [
    text(...main, ...(schemes ? [`X-Android-APK-Signed: ${schemes}`] : []), '', ''),
    ...sections.map(([name, words]) => section(name, Buffer.from(words), listed)),
  ].join('')
  return [
    { name: 'META-INF/MANIFEST.MF', data: Buffer.from(manifest) },
    ...signers.flatMap((signer, at) => [
      { name: `META-INF/CERT${at}.SF`, data: Buffer.from(list) },
      {
        name: `META-INF/CERT${at}.${extension(signer)}`,
        data: signedData(
          [signer],
          [
            signerInfo(
              signer,
              sign(signed, Buffer.from(list), signer.privateKey),
              [],
              signed === 'sha1' ? SHA1 : SHA256,
            ),
          ],
        ),
      },
    ]),
    ...files,
  ]
}

export function signedData(signers: PackageSigner[], infos: Buffer[]): Buffer {
  const data = sequence(
    integer(1),
    set(sequence(oid(SHA256))),
    sequence(oid(DATA)),
    place(0, ...signers.map(({ certificate }) => certificate)),
    set(...infos),
  )
  return sequence(oid(SIGNED_DATA), place(0, data))
}

export function signerInfo(
  signer: PackageSigner,
  signature: Buffer,
  attributes: Buffer[] = [],
  hash = SHA256,
): Buffer {
  return sequence(
    integer(1),
    sequence(signer.name, integer(signer.serial)),
    sequence(oid(hash)),
    ...attributes,
    sequence(oid(KEYS[signer.privateKey.asymmetricKeyType ?? ''] ?? '')),
    octets(signature),
  )
}

const extension = ({ privateKey }: PackageSigner) => (privateKey.asymmetricKeyType ?? '').toUpperCase()
const text = (...lines: string[]) => lines.join('\r\n')
/** No line is longer than 72 bytes. */
function folded(line: string): string[] {
  return line.length <= 70 ? [line] : [line.slice(0, 70), ...folded(` ${line.slice(70)}`)]
}
