import { expect, test } from 'vitest'
import type { InspectedSigner, Inspection } from '../../../contract/packages/inspection.schema.ts'
import { plainFacts } from '../../../tests/support/packages/plain-facts.ts'
import { note, refuse } from './findings.ts'
import { type AppRecord, haveSameSigners, judgeAgainstRecord, type Newcomer } from './judge-against-record.ts'

type Bands = Inspection['bands']

const person = (letter: string, bits = 2048): InspectedSigner => ({
  sha256: letter.repeat(64),
  subject: `CN=${letter}`,
  key: 'rsa',
  bits,
  notBefore: '',
  notAfter: '',
})
const [ann, ben, cora] = [person('a'), person('b'), person('c')]

const by = (...signers: InspectedSigner[]): Bands => [
  { from: 24, to: 27, scheme: 'v2', signers },
  { from: 28, to: null, scheme: 'v3', signers },
]

const newcomer: Newcomer = {
  sha256: '1'.repeat(64),
  abi: 'universal',
  bands: by(ann),
  lineage: [],
  facts: plainFacts,
}

const asking = (...names: string[]) => ({
  ...newcomer.facts,
  permissions: names.map(name => ({ name, maxSdk: null, sinceSdk23: false })),
})

const fresh: AppRecord = { packageName: 'org.example.tree', last: undefined, signed: [], offered: new Map() }
const before = (change: Partial<NonNullable<AppRecord['last']>> = {}): AppRecord => ({
  ...fresh,
  last: { versionCode: '6', permissions: [], ...change },
  signed: [{ bands: by(ann) }],
})
const signedBefore = (...signed: AppRecord['signed']): AppRecord => ({ ...before(), signed })

const judge = (change: Partial<Newcomer>, record: AppRecord) =>
  judgeAgainstRecord({ ...newcomer, ...change }, record)

test('the first version of an app, and one that follows it', () => {
  expect(judge({}, fresh)).toEqual([])
  expect(judge({}, before())).toEqual([])
})

test('a package of another app is nothing but that', () => {
  const record = { ...before({ versionCode: '9' }), packageName: 'org.example.bush' }
  expect(judge({}, record)).toEqual([refuse('package-other', 'org.example.tree')])
})

test('a version that is offered keeps its file', () => {
  const offered = (abi: string, sha256: string) => ({ ...fresh, offered: new Map([[abi, sha256]]) })
  expect(judge({}, offered('universal', newcomer.sha256))).toEqual([])
  expect(judge({}, offered('arm64-v8a', '2'.repeat(64)))).toEqual([])
  expect(judge({}, offered('universal', '2'.repeat(64)))).toEqual([refuse('version-there', '7')])
})

test('a file by another key is refused, whichever version it is for', () => {
  const arm64 = { ...before(), last: undefined, offered: new Map([['arm64-v8a', '2'.repeat(64)]]) }
  expect(judge({ bands: by(ben) }, arm64)).toEqual([refuse('signer-changed', 'aaaaaaaaaaaa → bbbbbbbbbbbb')])
  const rotatedSince = signedBefore({ bands: by(ann) }, { bands: by(ben) })
  expect(judge({ bands: by(ben) }, rotatedSince)).toEqual([
    refuse('signer-changed', 'aaaaaaaaaaaa → bbbbbbbbbbbb'),
  ])
})

test('what is offered can be offered again beside a higher version', () => {
  const record = { ...before({ versionCode: '8' }), offered: new Map([['universal', newcomer.sha256]]) }
  expect(judge({}, record)).toEqual([])
})

test('files have the same signers if every phone sees the same', () => {
  expect(haveSameSigners(by(ann), by(ann))).toBe(true)
  expect(haveSameSigners(by(ann), by(ann, ben))).toBe(false)
  expect(haveSameSigners([{ from: 21, to: 23, scheme: 'v1', signers: [ben] }], by(ann))).toBe(true)
})

test('versions go up', () => {
  expect(judge({}, before({ versionCode: '8' }))).toEqual([refuse('version-not-higher', '7 < 8')])
  expect(judge({}, before({ versionCode: '7' }))).toEqual([])
  const huge = { ...newcomer.facts, versionCode: '9007199254740993' }
  expect(judge({ facts: huge }, before({ versionCode: '9007199254740994' }))).toEqual([
    refuse('version-not-higher', '9007199254740993 < 9007199254740994'),
  ])
})

test('version codes are compared as numbers, so 10 follows 9', () => {
  const facts = { ...newcomer.facts, versionCode: '10' }
  expect(judge({ facts }, before({ versionCode: '9' }))).toEqual([])
  const downgrade = { ...newcomer.facts, versionCode: '9' }
  expect(judge({ facts: downgrade }, before({ versionCode: '10' }))).toEqual([
    refuse('version-not-higher', '9 < 10'),
  ])
})

test('an app keeps its weak key, and a new app may not have one', () => {
  const weak = { bands: by(person('a', 1024)) }
  expect(judge(weak, fresh)).toEqual([refuse('key-weak')])
  expect(judge(weak, before())).toEqual([])
})

test('another signer is refused, in any position', () => {
  const about = 'aaaaaaaaaaaa → bbbbbbbbbbbb'
  expect(judge({ bands: by(ben) }, before())).toEqual([refuse('signer-changed', about)])
  expect(judge({ bands: by(ann, ben) }, before())).toEqual([
    refuse('signer-changed', 'aaaaaaaaaaaa → aaaaaaaaaaaa+bbbbbbbbbbbb'),
  ])
  const both = signedBefore({ bands: by(ben, ann) })
  expect(judge({ bands: by(ann, ben) }, both)).toEqual([])
  expect(judge({ bands: by(ann) }, both)).toEqual([
    refuse('signer-changed', 'aaaaaaaaaaaa+bbbbbbbbbbbb → aaaaaaaaaaaa'),
  ])
})

test('a key that was handed on is taken where phones read of it, and nowhere else', () => {
  const rotated = { bands: by(ben), lineage: [ann, ben] }
  const about = 'aaaaaaaaaaaa → bbbbbbbbbbbb'
  expect(judge(rotated, before())).toEqual([refuse('signer-changed', about), note('signer-rotated', about)])
  const [old, young] = [by(ann)[0], by(ben)[1]] as [Bands[0], Bands[0]]
  expect(judge({ ...rotated, bands: [old, young] }, before())).toEqual([note('signer-rotated', about)])
  expect(judge({ ...rotated, bands: [old, { ...young, scheme: 'v3.1' }] }, before())).toEqual([
    note('signer-rotated', about),
  ])
})

test('a lineage that leads from another key, or back, is no rotation', () => {
  const young = (signer: InspectedSigner): Bands => [{ from: 28, to: null, scheme: 'v3', signers: [signer] }]
  const about = 'aaaaaaaaaaaa → bbbbbbbbbbbb'
  expect(judge({ bands: young(ben), lineage: [cora, ben] }, before())).toEqual([
    refuse('signer-changed', about),
  ])
  const rotated = signedBefore({ bands: young(ben) })
  expect(judge({ bands: young(ann), lineage: [] }, rotated)).toEqual([
    refuse('signer-changed', 'bbbbbbbbbbbb → aaaaaaaaaaaa'),
  ])
  const both = signedBefore({ bands: by(ann, cora) })
  expect(judge({ bands: young(ben), lineage: [ann, cora, ben] }, both)).toEqual([
    refuse('signer-changed', 'aaaaaaaaaaaa+cccccccccccc → bbbbbbbbbbbb'),
  ])
})

test('platforms are compared with the same ones before', () => {
  const low: Bands = [{ from: 21, to: 27, scheme: 'v2', signers: [ann] }]
  const high: Bands = [{ from: 28, to: null, scheme: 'v2', signers: [ben] }]
  expect(judge({ bands: high }, signedBefore({ bands: low }))).toEqual([])
  expect(judge({ bands: low }, signedBefore({ bands: high }))).toEqual([])
  expect(
    judge({ bands: [{ from: 27, to: 30, scheme: 'v2', signers: [ben] }] }, signedBefore({ bands: low })),
  ).toEqual([refuse('signer-changed', 'aaaaaaaaaaaa → bbbbbbbbbbbb')])
  expect(
    judge({ bands: low }, signedBefore({ bands: [{ from: 28, to: null, refused: 'unsigned' }] })),
  ).toEqual([])
})

test('of a version whose file was never inspected the signer is known from its list', () => {
  expect(judge({}, signedBefore({ signer: ann.sha256 }))).toEqual([])
  expect(judge({}, signedBefore({ signer: ben.sha256 }))).toEqual([
    refuse('signer-changed', 'bbbbbbbbbbbb → aaaaaaaaaaaa'),
  ])
})

test('a package that no longer signs for a platform is reported elsewhere', () => {
  const bands: Bands = [{ from: 24, to: null, refused: 'unsigned' }]
  expect(judge({ bands }, before())).toEqual([])
})

test('permissions that the last version did not ask for are named', () => {
  const record = before({ permissions: ['camera', 'contacts'] })
  expect(judge({ facts: asking('camera') }, record)).toEqual([])
  expect(judge({ facts: asking('camera', 'sms', 'calls') }, record)).toEqual([
    note('permissions-added', 'sms calls'),
  ])
  expect(judge({ facts: asking('camera') }, fresh)).toEqual([])
})
