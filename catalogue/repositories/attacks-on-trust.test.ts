import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildZip, type ZipPart } from '../../tests/support/build-zip.ts'
import { signedData, signerInfo, signFiles } from '../../tests/support/packages/sign-files.ts'
import { ann, ben } from '../../tests/support/packages/small-packages.ts'
import {
  attackedPlace,
  LATER,
  newFiles,
  now,
  oldFiles,
  THEN,
  tellReading,
  wholeFiles,
} from '../../tests/support/repositories/attack.ts'
import { appOf, jarOf, makeRepository } from '../../tests/support/repositories/make-repository.ts'
import { makeSigner } from '../packages/make/signer.ts'
import { verifyJar } from './trust/verify-jar.ts'

const { attack, read, place } = attackedPlace()
const DAY = 24 * 3_600_000

const entryJson = () => verifyJar(newFiles().get('/entry.jar') ?? Buffer.alloc(0)).json
const withJar = (jar: Buffer) => newFiles().set('/entry.jar', jar)
const signedParts = (...signers: (typeof ann)[]) =>
  signFiles([{ name: 'entry.json', data: entryJson() }], signers)
const altered = (end: string, alter: (text: string) => string | Buffer): ZipPart[] =>
  signedParts(ann).map(part =>
    String(part.name).endsWith(end) ? { ...part, data: alter(String(part.data)) } : part,
  )
const weakKey = () => makeSigner('weak', generateKeyPairSync('rsa', { modulusLength: 1024 }))

/** Two signatures in one file: readers differ in which of them they take. */
function twoInOne(): Buffer {
  const parts = signedParts(ann)
  const list = Buffer.from(parts.find(({ name }) => String(name).endsWith('.SF'))?.data ?? '')
  const infos = [ann, ben].map(signer => signerInfo(signer, sign('sha256', list, signer.privateKey)))
  return buildZip(
    parts.map(part =>
      String(part.name).endsWith('.EC') ? { ...part, data: signedData([ann, ben], infos) } : part,
    ),
  )
}

const digests = (hashes: Parameters<typeof signFiles>[3]) =>
  buildZip(signFiles([{ name: 'entry.json', data: entryJson() }], [ann], '', hashes))

const JARS: [reason: string, title: string, jar: () => Buffer][] = [
  ['other-key', 'signed by somebody else', () => jarOf(entryJson(), [ben])],
  ['jar-signers', 'signed by two', () => jarOf(entryJson(), [ann, ben])],
  ['jar-signers', 'two signatures in one file', twoInOne],
  ['jar-digest-weak', 'MD5 of files', () => digests({ digest: 'MD5' })],
  ['jar-digest-weak', 'SHA-1 of files', () => digests({ digest: 'SHA1' })],
  [
    'jar-digest-weak',
    'SHA-1 of files, signed by SHA-256',
    () => digests({ digest: 'SHA1', listed: ['SHA-256'] }),
  ],
  ['jar-digest-weak', 'SHA-1 in the signature file', () => digests({ listed: ['SHA1'] })],
  [
    'jar-digest-weak',
    'SHA-1 beside SHA-256 in the signature file',
    () => digests({ listed: ['SHA-256', 'SHA1'] }),
  ],
  ['jar-digest-weak', 'SHA-1 of what is signed', () => digests({ signed: 'sha1' })],
  ['jar-key-weak', 'a key of 1024 bits', () => jarOf(entryJson(), [weakKey()])],
  ['jar-unsigned', 'no signature', () => buildZip([{ name: 'entry.json', data: entryJson() }])],
  [
    'jar-unsigned',
    'a list without its signature',
    () => buildZip(signedParts(ann).filter(({ name }) => !String(name).endsWith('.EC'))),
  ],
  [
    'jar-file-unsigned',
    'one file more',
    () => jarOf(entryJson(), [ann], [{ name: 'more.json', data: '{}' }]),
  ],
  [
    'jar-file-unsigned',
    'one file more, where signatures stand',
    () => jarOf(entryJson(), [ann], [{ name: 'META-INF/more', data: '{}' }]),
  ],
  [
    'jar-file-changed',
    'another entry under the signature',
    () => buildZip(altered('entry.json', text => `${text} `)),
  ],
  [
    'jar-file-changed',
    'another list of files',
    () => buildZip(altered('.MF', text => text.replace('1.0', '1.1'))),
  ],
  [
    'jar-signature-wrong',
    'another list that is signed',
    () => buildZip(altered('.SF', text => text.replace('1.0', '1.1'))),
  ],
  ['jar-signature-wrong', 'a signature of nothing', () => buildZip(altered('.EC', () => 'none'))],
  [
    'jar-no-entry',
    'something else is signed',
    () => buildZip(signFiles([{ name: 'index-v1.json', data: '{}' }], [ann])),
  ],
  ['jar-broken', 'no ZIP', () => Buffer.from('<html>Not found</html>'.repeat(20))],
  [
    'jar-broken',
    'something before the ZIP',
    () => Buffer.concat([Buffer.from('dex\n035\0'), jarOf(entryJson())]),
  ],
  [
    'jar-broken',
    'something behind the ZIP',
    () => buildZip(signedParts(ann), { comment: Buffer.from('what nobody signed') }),
  ],
  [
    'jar-broken',
    'two entries of one name',
    () => jarOf(entryJson(), [ann], [{ name: 'entry.json', data: '{}' }]),
  ],
  [
    'jar-broken',
    'a file that is longer than it says',
    () =>
      buildZip(
        altered('entry.json', () => Buffer.alloc(3 << 20)).map(part =>
          part.name === 'entry.json' ? { ...part, size: 10 } : part,
        ),
      ),
  ],
  [
    'jar-bomb',
    'a file that grows a thousandfold',
    () => buildZip(altered('entry.json', () => Buffer.alloc(8 << 20))),
  ],
  [
    'jar-bomb',
    'very many files',
    () =>
      jarOf(
        entryJson(),
        [ann],
        Array.from({ length: 50 }, (_, at) => ({ name: `META-INF/${at}`, data: '' })),
      ),
  ],
  ['too-large', 'a jar of megabytes', () => Buffer.alloc((1 << 20) + 1)],
]

test.each(JARS)('%s: %s', async (reason, _, jar) => {
  expect(tellReading(await attack(withJar(jar())))).toBe(`refused ${reason}`)
})

const signedEntry = (change: object) => wholeFiles({ entry: change as Record<string, unknown> })

const ENTRIES: [outcome: string, title: string, files: () => ReturnType<typeof newFiles>][] = [
  ['refused version-newer', 'a format that came later', () => signedEntry({ version: 40_000 })],
  ['refused entry-broken', 'a format that was before', () => signedEntry({ version: 10_000 })],
  ['refused entry-broken', 'no time', () => signedEntry({ timestamp: undefined })],
  ['refused entry-broken', 'a number as text', () => signedEntry({ timestamp: String(LATER) })],
  ['refused time-ahead', 'from the future', () => wholeFiles({ timestamp: now + 2 * DAY })],
  ['late (late)', 'a mirror that is a day behind', () => oldFiles({ timestamp: THEN - DAY })],
  ['refused rollback', 'a state of long ago', () => oldFiles({ timestamp: THEN - 30 * DAY })],
  [
    'refused rollback',
    'behind by more than it says it takes',
    () => oldFiles({ timestamp: THEN - 3 * DAY, entry: { maxAge: 2 } }),
  ],
  ['refused equivocal', 'another state of the same time', () => newFiles({ timestamp: THEN })],
  ['refused index-other-time', 'an index of another time', () => wholeFiles({ repo: { timestamp: THEN } })],
  [
    'refused other-repository',
    'another one by the same key',
    () => wholeFiles({ repo: { address: 'https://apps.example/archive' } }),
  ],
  [
    'refused too-large',
    'an index of gigabytes',
    () => signedEntry({ index: { name: '/i', sha256: '0'.repeat(64), size: 2 ** 40, numPackages: 1 } }),
  ],
  [
    'refused index-many',
    'a million apps',
    () => signedEntry({ index: { name: '/i', sha256: '0'.repeat(64), size: 9, numPackages: 10 ** 6 } }),
  ],
  ...[
    '/../index.json',
    'https://evil.example/index.json',
    '//evil.example/index.json',
    '/a/./b',
    '/a\\..\\b',
    '/a\0',
    'index',
  ].map(
    name =>
      [
        'refused name-wrong',
        `the file ${JSON.stringify(name)}`,
        () => signedEntry({ index: { name, sha256: '0'.repeat(64), size: 9, numPackages: 1 } }),
      ] as (typeof ENTRIES)[number],
  ),
]

test.each(ENTRIES)('%s: %s', async (outcome, _, files) => {
  expect(tellReading(await attack(files()))).toBe(outcome)
})

test('what does not come is an alarm, and another outcome than that nothing is new', async () => {
  place().serve(oldFiles())
  expect(tellReading(await read({ now }))).toBe('unchanged')
  expect(tellReading(await read({ now: THEN + 13 * DAY }))).toBe('unchanged')
  expect(tellReading(await read({ now: THEN + 15 * DAY }))).toBe('stale (stale)')
  expect(tellReading(await read({ now: THEN + 15 * DAY, allowStale: true }))).toBe('stale (stale)')
  // What is newer than ours and still too old is taken if a person says so.
  place().serve(wholeFiles())
  expect(tellReading(await read({ now: THEN + 30 * DAY }))).toBe('stale (stale)')
  expect(tellReading(await read({ now: THEN + 30 * DAY, allowStale: true }))).toBe('index (stale)')
  // Or has accepted what was made until then, and nothing that is made later.
  expect(tellReading(await read({ now: THEN + 30 * DAY, acceptedUntil: THEN + 29 * DAY }))).toBe('index')
  expect(tellReading(await read({ now: THEN + 30 * DAY, acceptedUntil: THEN - DAY }))).toBe('stale (stale)')
  // One that never said how often it publishes is never too old.
  place().serve(oldFiles({ entry: { maxAge: undefined } }))
  expect(tellReading(await read({ now: THEN + 900 * DAY }))).toBe('unchanged')
})

test('an entry of one time with the index of another', async () => {
  const mixed = newFiles({ diffs: [] }).set(
    '/index-v2.json',
    oldFiles().get('/index-v2.json') ?? Buffer.alloc(0),
  )
  expect(tellReading(await attack(mixed))).toBe('refused size-wrong')
})

test('without a fingerprint nothing is read but who signed', async () => {
  place().serve(newFiles())
  const reading = await read({ pinned: undefined, held: undefined })
  expect(reading).toMatchObject({
    outcome: 'unpinned',
    signer: { subject: 'CN=ann' },
    timestamp: LATER,
    apps: 3,
  })
  expect(place().asked).toEqual(['/entry.jar'])
  place().serve(withJar(buildZip([{ name: 'entry.json', data: entryJson() }])))
  expect(tellReading(await read({ pinned: undefined, held: undefined }))).toBe('refused jar-unsigned')
})

test('a fingerprint in large letters is the same, and half of one is another', async () => {
  const packages = { 'app.one': appOf('app.one', 1) }
  place().serve(makeRepository({ timestamp: LATER, packages }))
  const first = await read({ pinned: undefined, held: undefined })
  const sha256 = 'signer' in first ? first.signer.sha256 : ''
  expect((await read({ pinned: sha256.toUpperCase(), held: undefined })).outcome).toBe('index')
  expect(tellReading(await read({ pinned: sha256.slice(0, 32) }))).toBe('refused other-key')
  expect(tellReading(await read({ pinned: '' }))).toBe('refused other-key')
})
