import { expect, test } from 'vitest'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import { plainFacts } from '../../../tests/support/packages/plain-facts.ts'
import type { PackageFacts } from '../manifest/facts.ts'
import type { Signatures, Signer } from '../verify/signatures.ts'
import { isRefused, note, refuse } from './findings.ts'
import { judgeFile, type ReadPackage } from './judge-file.ts'
import { some } from './some.ts'

const ann: Signer = {
  sha256: 'a'.repeat(64),
  subject: 'CN=Ann, O=Orchard',
  key: 'rsa',
  bits: 2048,
  notBefore: '2020-01-01T00:00:00.000Z',
  notAfter: '2050-01-01T00:00:00.000Z',
}

const facts: PackageFacts = {
  ...plainFacts,
  configForSplit: null,
  isFeatureSplit: false,
  debuggable: false,
  testOnly: false,
  targetSandboxVersion: 1,
  labels: new Map(),
  faults: [],
}

const signedBy = (...signers: Signer[]): Signatures => ({
  bands: [
    { from: 24, to: 27, scheme: 'v2', signers },
    { from: 28, to: null, scheme: 'v2', signers },
  ],
  lineage: [],
  algorithms: [],
  uncovered: [],
  faults: [],
})

const judge = (change: Partial<ReadPackage>): Finding[] =>
  judgeFile({ zipFaults: [], facts, signatures: signedBy(ann), ...change })

test('nothing is said of a package that is in order', () => {
  expect(judge({})).toEqual([])
  expect(isRefused([])).toBe(false)
})

test('what can be read in two ways is refused', () => {
  expect(judge({ zipFaults: ['zip-starts-otherwise', 'zip-overlap'] })).toEqual([
    refuse('zip-starts-otherwise'),
    refuse('zip-overlap'),
  ])
  expect(judge({ facts: { ...facts, faults: ['manifest-several-sdks'] } })).toEqual([
    refuse('manifest-several-sdks'),
  ])
  const findings = judge({ signatures: { ...signedBy(ann), faults: ['signature-broken'] } })
  expect(findings).toEqual([refuse('signature-broken')])
  expect(isRefused(findings)).toBe(true)
})

test('what one platform refuses is refused, and it is said which one', () => {
  const signatures: Signatures = {
    ...signedBy(ann),
    bands: [
      { from: 21, to: 23, refused: 'unsigned' },
      { from: 24, to: 27, scheme: 'v2', signers: [ann] },
      { from: 28, to: null, scheme: 'v3', refused: 'content-changed' },
    ],
  }
  expect(judge({ signatures })).toEqual([
    refuse('unsigned', 'API 21–23'),
    refuse('content-changed', 'API 28+'),
  ])
})

test.each<[string, Partial<Signer>, Finding[]]>([
  [
    "Android's public key",
    { sha256: 'a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc' },
    [refuse('key-public', 'testkey')],
  ],
  [
    "Android's public key of the platform",
    { sha256: 'c8a2e9bccf597c2fb6dc66bee293fc13f2fc47ec77bc6b2b0d52c11f51192ab8' },
    [refuse('key-public', 'platform')],
  ],
  [
    'the key of developer tools',
    { subject: 'C=US, O=Android, CN=Android Debug' },
    [refuse('key-debug', 'C=US, O=Android, CN=Android Debug')],
  ],
  ['the same, first', { subject: 'CN=Android Debug, O=X' }, [refuse('key-debug', 'CN=Android Debug, O=X')]],
  ['a name that only begins so', { subject: 'CN=Android Debuggers, O=X' }, []],
  ['a name that only ends so', { subject: 'O=CN=Android Debug' }, []],
  ['RSA of 2047 bits', { bits: 2047 }, [note('key-weak', 'rsa 2047')]],
  ['RSA of 1024 bits', { bits: 1024 }, [note('key-weak', 'rsa 1024')]],
  ['RSA of 1023 bits', { bits: 1023 }, [refuse('key-broken', 'rsa 1023')]],
  ['DSA of 1024 bits', { key: 'dsa', bits: 1024 }, [note('key-weak', 'dsa 1024')]],
  ['a curve of 256 bits', { key: 'ec', bits: 256 }, []],
])('%s', (_, change, findings) => {
  expect(judge({ signatures: signedBy({ ...ann, ...change }) })).toEqual(findings)
})

test('what no signature covers', () => {
  const of = (uncovered: Signatures['uncovered']) => judge({ signatures: { ...signedBy(ann), uncovered } })
  expect(of([{ kind: 'padding', length: 9 }])).toEqual([refuse('block-padding', '9')])
  expect(of([{ kind: 'block', id: 0xabc, length: 5 }])).toEqual([note('block-unknown', '0xabc 5')])
  for (const id of [0x504b4453, 0x2b09189e, 0x6dff800d, 0x2146444e])
    expect(of([{ kind: 'block', id, length: 5 }])).toEqual([])
  expect(of([{ kind: 'signature', scheme: 'v2', id: 0x999, length: 5 }])).toEqual([
    note('signature-unknown', 'v2 0x999'),
  ])
  expect(
    of([
      { kind: 'file', name: 'META-INF/a' },
      { kind: 'file', name: 'META-INF/b' },
    ]),
  ).toEqual([note('files-unsigned', 'META-INF/a META-INF/b')])
})

test.each<[string, Partial<PackageFacts>, Finding[]]>([
  ['a part of an app', { split: 'config.zh' }, [refuse('split', 'config.zh')]],
  ['one that can be debugged', { debuggable: true }, [refuse('debuggable')]],
  ['one for tests', { testOnly: true }, [refuse('test-only')]],
  ['version 0', { versionCode: '0' }, [refuse('version-code', '0')]],
  ['a version below 0', { versionCode: '-1' }, [refuse('version-code', '-1')]],
  ['the highest version', { versionCode: '9223372036854775807' }, []],
  ['no name of the version', { versionName: null }, [note('version-unnamed')]],
  ['an empty name of the version', { versionName: ' ' }, [note('version-unnamed')]],
])('%s', (_, change, findings) => {
  expect(judge({ facts: { ...facts, ...change } })).toEqual(findings)
})

test('of a long list some are named', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `n${n}`)
  expect(some(names(20))).toBe(names(20).join(' '))
  expect(some(names(21))).toBe(`${names(20).join(' ')} … 21`)
})
