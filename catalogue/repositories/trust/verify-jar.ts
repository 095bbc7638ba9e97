import { bytesOf } from '../../packages/bytes.ts'
import { Malformed } from '../../packages/malformed.ts'
import { BadSignature } from '../../packages/verify/bad-signature.ts'
import type { Signer } from '../../packages/verify/signatures.ts'
import { digestHolds } from '../../packages/verify/v1/digests.ts'
import { findSigningFiles } from '../../packages/verify/v1/find-files.ts'
import { judgeFiles, looseFiles } from '../../packages/verify/v1/judge-files.ts'
import { readSections } from '../../packages/verify/v1/sections.ts'
import { readManifest, readSignatureFile } from '../../packages/verify/v1/signature-file.ts'
import { readSignedData, signerOf } from '../../packages/verify/v1/signed-data.ts'
import { openZip } from '../../packages/zip/open-zip.ts'
import { readEntry } from '../../packages/zip/read-entry.ts'
import type { Zip } from '../../packages/zip/zip.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'

const ENTRY = 'entry.json'
/** An entry is a few kB; its signature too. */
const MAX_INFLATED = 4 << 20
const MAX_FILES = 20
const STRONG = ['sha256', 'sha384', 'sha512']
/** `SHA-256-Digest`, `SHA-256-Digest-Manifest` and so on. */
const DIGEST = /^(.+?)-digest(-manifest(-main-attributes)?)?$/
const MIN_BITS = { rsa: 2048, dsa: 2048, ec: 256 }

export interface SignedEntry {
  signer: Signer
  /** As read from the jar. */
  json: Buffer
}

/** The entry of a repository and its signer: one signer with one certificate, SHA-256 or better, and nothing in the jar that is not signed. */
export function verifyJar(jar: Buffer): SignedEntry {
  try {
    return verify(openZip(bytesOf(jar)))
  } catch (error) {
    if (error instanceof Malformed) throw new UntrustedError('jar-broken', error.message)
    if (error instanceof BadSignature) throw new UntrustedError(reasonOf(error), error.id)
    throw error
  }
}

function verify(zip: Zip): SignedEntry {
  assertTrusted(zip.entries.length <= MAX_FILES, 'jar-bomb', `${zip.entries.length} files`)
  const inflated = zip.entries.reduce((sum, { size }) => sum + size, 0)
  assertTrusted(inflated <= MAX_INFLATED, 'jar-bomb', `${inflated} bytes`)
  const [fault] = zip.faults
  if (fault) throw new UntrustedError('jar-broken', fault)

  const files = findSigningFiles(zip)
  const [first, ...others] = files?.signers ?? []
  if (!files || !first) throw new UntrustedError('jar-unsigned')
  assertTrusted(others.length === 0, 'jar-signers', String(others.length + 1))
  const manifestBytes = readEntry(zip, files.manifest, MAX_INFLATED)
  const listBytes = readEntry(zip, first.list, MAX_INFLATED)
  refuseWeakDigests(manifestBytes)
  refuseWeakDigests(listBytes)

  const data = readSignedData(readEntry(zip, first.signature, MAX_INFLATED))
  assertTrusted(
    data.signers.length === 1 && data.certificates.length === 1,
    'jar-signers',
    String(data.signers.length),
  )
  const { certificate, algorithm } = signerOf(data, listBytes, { firstOnly: false })
  const { signer } = certificate
  assertTrusted(STRONG.includes(algorithm.split('-')[1] ?? ''), 'jar-digest-weak', algorithm)
  assertTrusted(signer.bits >= MIN_BITS[signer.key], 'jar-key-weak', `${signer.key} ${signer.bits}`)

  const manifest = readManifest(manifestBytes)
  const list = readSignatureFile(listBytes, manifest)
  // Phones also accept a list of files whose parts are signed one by one; an entry has to be signed as a whole.
  const [main] = readSections(listBytes)
  const isWhole = main && digestHolds(main, '-digest-manifest', [manifestBytes])
  assertTrusted(isWhole === true, 'jar-file-changed', files.manifest.name)
  judgeFiles(zip, manifest, [list])
  const [loose] = looseFiles(zip, manifest, [list], new Set([files.manifest, first.list, first.signature]))
  assertTrusted(loose === undefined, 'jar-file-unsigned', loose)
  const entry = zip.byName.get(ENTRY)
  if (!entry) throw new UntrustedError('jar-no-entry')
  return { signer, json: readEntry(zip, entry, MAX_INFLATED) }
}

/** Also a weak digest beside a better one: a reader of the weak one alone can be misled. */
function refuseWeakDigests(list: Buffer): void {
  for (const { values } of readSections(list))
    for (const name of values.keys()) {
      const hash = DIGEST.exec(name)?.[1]
      assertTrusted(hash === undefined || STRONG.includes(hash.replace('-', '')), 'jar-digest-weak', name)
    }
}

function reasonOf({ id }: BadSignature) {
  if (id === 'v1-file-unsigned') return 'jar-file-unsigned'
  if (id === 'v1-file-changed' || id === 'v1-file-missing' || id === 'v1-manifest-changed')
    return 'jar-file-changed'
  if (id === 'signers-many' || id === 'v1-names-alike') return 'jar-signers'
  return 'jar-signature-wrong'
}
