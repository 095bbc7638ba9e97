import { generateKeyPairSync } from 'node:crypto'
import { list, number } from '../../../catalogue/packages/make/prefixed.ts'
import {
  attribute,
  bare,
  lineage,
  NEWER_SCHEME,
  PADDING,
  type Part,
  ROTATION_MIN_SDK,
  type Signing,
  signPackage,
  v2,
  v3,
  v31,
} from '../../../catalogue/packages/make/sign-package.ts'
import { makeSigner } from '../../../catalogue/packages/make/signer.ts'
import { buildZip, type ZipPart } from '../build-zip.ts'
import { APP_TEXT, appFiles } from './app-files.ts'
import { flipped, layoutOf } from './flip.ts'
import { signFiles } from './sign-files.ts'
import { ann, ben, cora, newKey } from './small-packages.ts'

const rsa = (modulusLength: number) => makeSigner('rsa', generateKeyPairSync('rsa', { modulusLength }))
const debug = makeSigner('Android Debug', newKey())

const unsigned = buildZip(appFiles())
const signed = (...parts: Part[]) => signPackage(unsigned, ...parts)
const withV2 = (signing: Partial<Signing> = {}) => signed(v2({ signer: ann, ...signing }))

/** Android 5 and 6 know v1 alone. Android 11 refuses it for apps that were made for 11. */
const oldFiles = appFiles({ minSdk: 21, targetSdk: 29 })
const v1Files = (...more: [schemes?: string, hashes?: Parameters<typeof signFiles>[3]]) =>
  signFiles(oldFiles, [ann], ...more)

/** As build tools sign: each scheme says that there are newer ones. */
const says3 = [attribute(NEWER_SCHEME, number(3))]
const v1And = (...parts: Part[]) => signPackage(buildZip(v1Files('2, 3')), ...parts)
const allSchemes = (newest: Part = v3({ signer: ann })) =>
  v1And(v2({ signer: ann, attributes: says3 }), newest)
const rotated = (...steps: (typeof ann)[]) => v3({ signer: ben, attributes: [lineage(steps)] })
const rotatesAt33 = v3({ signer: ann, attributes: [attribute(ROTATION_MIN_SDK, number(33))] })

/** With some files of a package of another signer. */
const taking = (which: RegExp, parts: ZipPart[]) => {
  const text = { name: 'assets/text.txt', data: 'Another text.', stored: true }
  const others = signFiles([...oldFiles.filter(({ name }) => name !== text.name), text], [ben])
  return parts.map(
    part => (which.test(`${part.name}`) && others.find(({ name }) => name === part.name)) || part,
  )
}
const isText = /text/
const isTextOrList = /text|MANIFEST/

/** A program to a reader that starts at the front, and a package to one that starts at the end. */
const behindProgram = ([first, ...others]: ZipPart[]) =>
  buildZip([{ name: '', ...first, gap: Buffer.from('dex\n035\0') }, ...others])
const flippedAt = (part: keyof ReturnType<typeof layoutOf>, offset: number, bytes = withV2()) =>
  flipped(bytes, layoutOf(bytes)[part] + offset)
const flippedIn = (what: string | Buffer, bytes = withV2()) => flipped(bytes, bytes.indexOf(what) + 40)

type Row = [verdict: string, title: string, bytes: Buffer, opposed?: string]

/** The verdict is the signer of the package, for each scheme that some platform uses. */
const GOOD: Row[] = [
  ['v1 ann', 'v1', buildZip(v1Files())],
  ['v1 ann+ben', 'v1 by two', buildZip(signFiles(oldFiles, [ann, ben]))],
  ['v1 ann', 'v1 with SHA-1, of old tools', buildZip(v1Files('', { digest: 'SHA1', signed: 'sha1' }))],
  [
    'v1 ann',
    'v1 with a folder in the list',
    buildZip(signFiles([...oldFiles, { name: 'res/', data: '', stored: true }], [ann])),
    'it looks for files alone, where phones look for whatever the list names',
  ],
  ['v2 ann', 'v2', withV2()],
  ['v2 ann+ben', 'v2 by two', signed(v2({ signer: ann }, { signer: ben }))],
  ['v2 ann', 'v2 with two digests', withV2({ algorithms: ['ec-sha256', 'ec-sha512'] })],
  ['v2 rsa', 'v2 with RSA of 2048 bits', withV2({ signer: rsa(2048) })],
  ['v2 rsa', 'v2 with RSA of 1024 bits, which old apps have', withV2({ signer: rsa(1024) })],
  ['v2 ann', 'v2 with room in the block', signed(v2({ signer: ann }), bare(PADDING, Buffer.alloc(99)))],
  ['v3 ann', 'v3', signPackage(buildZip(appFiles({ minSdk: 28 })), v3({ signer: ann }))],
  ['v1 ann, v2 ann, v3 ann', 'v1, v2 and v3', allSchemes()],
  ['v1 ann, v2 ann, v3 ben', 'a key that is handed on', allSchemes(rotated(ann, ben))],
  ['v1 ann, v2 ann, v3 ben', 'a key that is handed on twice', allSchemes(rotated(ann, cora, ben))],
  [
    'v1 ann, v2 ann, v3 ann, v3.1 ben',
    'a key that is handed on for Android 13',
    v1And(
      v2({ signer: ann, attributes: says3 }),
      rotatesAt33,
      v31({ signer: ben, min: 33, attributes: [lineage([ann, ben])] }),
    ),
  ],
]

const STORE = 'the store is stricter'
const OLDER = 'it knows nothing of v3.1'

/** The verdict is every finding that refuses the package. */
const BAD: Row[] = [
  ['unsigned', 'no signature', unsigned],
  ['zip-crc-wrong', 'v1, one bit of a file flipped', flippedIn(APP_TEXT, buildZip(v1Files()))],
  ['v1-file-changed', 'v1, another file', buildZip(taking(isText, v1Files()))],
  ['v1-manifest-changed', 'v1, another file and list', buildZip(taking(isTextOrList, v1Files()))],
  ['v1-file-unsigned', 'v1, one file more', buildZip([...v1Files(), { name: 'more', data: 'x' }])],
  ['v1-file-missing', 'v1, one file less', buildZip(v1Files().slice(0, -1))],
  ['v1-manifest-changed', 'v1, MD5', buildZip(v1Files('', { digest: 'MD5' }))],
  ['zip-starts-otherwise, zip-data-between', 'v1, behind a program', behindProgram(v1Files()), STORE],
  ['too-old-for-target', 'v1 alone, for Android 11', buildZip(signFiles(appFiles({ targetSdk: 30 }), [ann]))],

  ['signature-broken, content-changed', 'v2, one bit of a file flipped', flippedIn(APP_TEXT)],
  ['signature-broken, content-changed', 'v2, one bit of the directory flipped', flippedAt('directory', 12)],
  ['zip-several-disks', 'v2, one bit of the end flipped', flippedAt('end', 8)],
  ['signature-broken, signature-wrong', 'v2, one bit of the certificate flipped', flippedIn(ann.certificate)],
  ['zip-data-before-directory, signing-block-broken', 'v2, one bit of a size flipped', flippedAt('block', 0)],
  ['zip-data-before-directory, unsigned', 'v2, one bit of the mark flipped', flippedAt('directory', -1)],
  ['zip-no-end', 'v2, cut off within the signing block', withV2().subarray(0, layoutOf(withV2()).block + 99)],
  ['zip-no-end', 'v2, cut off by one byte', withV2().subarray(0, -1)],

  [
    'signature-broken, signature-wrong',
    'v2, signed with another key than the certificate’s',
    withV2({ signer: { ...ann, privateKey: ben.privateKey } }),
  ],
  [
    'signature-broken, key-differs',
    'v2, signed with another key than the certificate’s, which is beside it',
    withV2({ signer: { ...ben, certificate: ann.certificate } }),
  ],
  [
    'signature-broken, certificate-none',
    'v2, no certificate',
    withV2({ alterSigned: fields => fields.with(1, list([])) }),
  ],
  ['signing-block-twice', 'v2 twice', signed(v2({ signer: ann }), v2({ signer: ben })), STORE],
  [
    'block-padding',
    'v2, words in the room of the signing block',
    signed(v2({ signer: ann }), bare(PADDING, Buffer.from('words'))),
    STORE,
  ],

  ['v2-stripped', 'v1, stripped of v2 and v3', buildZip(v1Files('2, 3'))],
  ['v3-stripped', 'v1 and v2, stripped of v3', v1And(v2({ signer: ann, attributes: says3 }))],
  ['v31-stripped', 'v1, v2 and v3, stripped of v3.1', allSchemes(rotatesAt33), OLDER],
  ['signers-differ', 'v1 by one and v2 by another', v1And(v2({ signer: ben }), v3({ signer: ben }))],
  ['signers-differ', 'v2 by one and v3 by another', allSchemes(v3({ signer: ben }))],
  [
    'lineage-signature-wrong',
    'a key that somebody else hands on',
    allSchemes(rotated({ ...ann, privateKey: cora.privateKey }, ben)),
  ],
  ['lineage-ends-elsewhere', 'a key that is handed on to somebody else', allSchemes(rotated(ann, cora))],

  ['key-broken', 'v2, RSA of 512 bits', withV2({ signer: rsa(512) }), STORE],
  ['key-debug', 'v2, the key of developer tools', withV2({ signer: debug }), STORE],
]

export interface MadePackage {
  title: string
  isGood: boolean
  verdict: string
  bytes: Buffer
  /** Why AOSP's verifier says the opposite, where it does. */
  opposed: string | undefined
}

const toPackages = (rows: Row[], isGood: boolean): MadePackage[] =>
  rows.map(([verdict, title, bytes, opposed]) => ({ title, isGood, verdict, bytes, opposed }))

/** Packages that the project makes itself, so that every checkout verifies signatures. Keys are new each time. */
export const madePackages = [...toPackages(GOOD, true), ...toPackages(BAD, false)]
