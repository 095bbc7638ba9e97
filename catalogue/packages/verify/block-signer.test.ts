import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildZip } from '../../../tests/support/build-zip.ts'
import {
  ann,
  ben,
  FILES,
  newKey,
  tell,
  UNSIGNED,
  verify,
} from '../../../tests/support/packages/small-packages.ts'
import { ALGORITHMS, type AlgorithmName } from '../make/algorithms.ts'
import { list, number, sized } from '../make/prefixed.ts'
import { attribute, bare, type Signing, signPackage, signPages, V2, v2, v3 } from '../make/sign-package.ts'
import { makeSigner } from '../make/signer.ts'

const rsa = makeSigner('rsa', generateKeyPairSync('rsa', { modulusLength: 2048 }))
const dsa = makeSigner('dsa', generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 }))
const signers = { rsa, ec: ann, dsa }

/** Large enough for parts of 1 MB and a tree of three levels; the signing block begins with a page. */
const large = (() => {
  const files = [...FILES, { name: 'assets/large', data: Buffer.alloc(2_500_000, 'large'), stored: true }]
  const free = 4096 - (directoryOf(buildZip([...files, { name: 'pad', stored: true }])) % 4096)
  const pad = { name: 'pad', data: Buffer.alloc(free), stored: true }
  return buildZip([...files, pad], { comment: Buffer.from('end') })
})()

function directoryOf(zip: Buffer): number {
  return zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16)
}

/** What Android 7 says of v2 with this signer, and Android 9 of v3. */
function told(signing: Partial<Signing> = {}): string[] {
  return [v2, v3].map(scheme =>
    tell(signPackage(UNSIGNED, scheme({ signer: ann, ...signing })), { minSdk: 33 }).replace('33 ', ''),
  )
}
const both = (outcome: string) => [`v2 ${outcome}`, `v3 ${outcome}`]

test.each(Object.keys(ALGORITHMS) as AlgorithmName[])('%s is understood', name => {
  const signer = signers[name.split('-')[0] as keyof typeof signers]
  const signed = signPages(large, v2({ signer, algorithms: [name] }))
  expect(verify(signed, { minSdk: 28 })).toMatchObject({
    bands: [{ scheme: 'v2', signers: [{ key: name.split('-')[0] }] }, {}],
    algorithms: [{ scheme: 'v2', name }],
    uncovered: [],
    faults: [],
  })
  for (const at of [40, 1_500_000, 2_490_000, signed.length - 1]) {
    const changed = Buffer.from(signed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(verify(changed, { minSdk: 33 }).bands).toMatchObject([{ refused: 'content-changed' }])
  }
})

test('trees are for whole pages, and for Android 9 and up', () => {
  const tree = v2({ signer: ann, algorithms: ['ec-sha256-verity'] })
  expect(tell(signPages(large, tree), { minSdk: 24 })).toBe('24 v2 algorithms-unknown, 28 v2 ann, 33 v2 ann')
  const two = v2({ signer: ann, algorithms: ['ec-sha256-verity', 'ec-sha256'] })
  expect(tell(signPages(large, two), { minSdk: 24 })).toBe('24 v2 ann, 28 v2 ann, 33 v2 ann')
  expect(tell(signPackage(large, tree), { minSdk: 33 })).toBe('33 v2 signing-block-unaligned')
  expect(tell(signPages(UNSIGNED, tree), { minSdk: 33 })).toBe('33 v2 signing-block-unaligned')
})

test('every known signature must hold, not the strongest alone', () => {
  const two: AlgorithmName[] = ['ec-sha256', 'ec-sha512']
  expect(told({ algorithms: two })).toEqual(both('ann'))
  for (const at of [0, 1]) {
    const wrong = (fields: Buffer[], which: number) => {
      const changed = Buffer.from(fields[which] ?? '')
      // The last byte of the first or second.
      const end = at === 0 ? 4 + 4 + changed.readUInt32LE(4) : changed.length
      changed[end - 1] = (changed[end - 1] ?? 0) ^ 1
      return fields.with(which, changed)
    }
    expect(told({ algorithms: two, alter: fields => wrong(fields, 2) })).toEqual(both('signature-wrong'))
    expect(told({ algorithms: two, alterSigned: fields => wrong(fields, 0) })).toEqual(
      both('content-changed'),
    )
  }
})

test('a signature that is not known is listed, and alone not enough', () => {
  const unknown = (bytes: Buffer) => list([Buffer.concat([number(0x9999), sized(bytes)])]).subarray(4)
  const add = (bytes: Buffer, to: Buffer = Buffer.alloc(0)) => sized(to.subarray(4), unknown(bytes))
  const signed = signPackage(
    UNSIGNED,
    v2({
      signer: ann,
      alterSigned: ([digests, ...rest]) => [add(Buffer.alloc(32), digests), ...rest],
      alter: ([signed = UNSIGNED, range = UNSIGNED, signatures, key = UNSIGNED]) => [
        signed,
        range,
        add(Buffer.alloc(7), signatures),
        key,
      ],
    }),
  )
  expect(tell(signed, { minSdk: 33 })).toBe('33 v2 ann')
  expect(verify(signed).uncovered).toEqual([{ kind: 'signature', scheme: 'v2', id: 0x9999, length: 7 }])
  expect(told({ alter: fields => fields.with(2, add(Buffer.alloc(7))) })).toEqual(both('algorithms-unknown'))
  expect(told({ alter: fields => fields.with(2, list([])) })).toEqual(both('algorithms-unknown'))
})

test('digests are of the same algorithms as signatures, in the same order', () => {
  expect(told({ alterSigned: fields => fields.with(0, list([])) })).toEqual(both('algorithms-differ'))
  const turned = (lists: Buffer) => {
    const first = lists.subarray(4, 8 + lists.readUInt32LE(4))
    return sized(lists.subarray(4 + first.length), first)
  }
  expect(
    told({
      algorithms: ['ec-sha256', 'ec-sha512'],
      alterSigned: fields => fields.with(0, turned(fields[0] ?? UNSIGNED)),
    }),
  ).toEqual(both('algorithms-differ'))
})

test('the key beside the signature is that of the first certificate, to the last byte', () => {
  expect(told({ alterSigned: fields => fields.with(1, list([ben.certificate])) })).toEqual(
    both('key-differs'),
  )
  expect(told({ alterSigned: fields => fields.with(1, list([ann.certificate, ben.certificate])) })).toEqual(
    both('ann'),
  )
  expect(told({ alterSigned: fields => fields.with(1, list([])) })).toEqual(both('certificate-none'))
  expect(told({ alterSigned: fields => fields.with(1, list([Buffer.from('?')])) })).toEqual(
    both('certificate-broken'),
  )
  const large = Buffer.concat([ann.certificate, Buffer.alloc(64 * 1024)])
  expect(told({ alterSigned: fields => fields.with(1, list([large])) })).toEqual(both('certificate-broken'))
  expect(told({ alter: fields => fields.with(3, sized(Buffer.from('?'))) })).toEqual(both('key-unknown'))
  expect(told({ alter: fields => fields.with(3, sized(ben.publicKey)) })).toEqual(both('signature-wrong'))
  // One and the same point, written otherwise.
  const hybrid = Buffer.from(ann.publicKey)
  hybrid[hybrid.length - 65] = 6 + ((hybrid.at(-1) ?? 0) & 1)
  expect(told({ alter: fields => fields.with(3, sized(hybrid)) })).toEqual(both('signature-wrong'))
  const longer = sized(Buffer.concat([ann.publicKey, Buffer.alloc(1)]))
  expect(told({ alter: fields => fields.with(3, longer) })).toEqual(both('key-differs'))
})

test('a key that phones can’t use signs nothing', () => {
  const odd = makeSigner('odd', newKey('secp256k1'))
  expect(told({ signer: odd })).toEqual(both('signature-wrong'))
  expect(told({ alterSigned: fields => fields.with(1, list([odd.certificate])) })).toEqual(
    both('key-unknown'),
  )
  for (const namedCurve of ['P-384', 'P-521'])
    expect(told({ signer: makeSigner('c', newKey(namedCurve)) })).toEqual(both('c'))
})

test('platforms are signed, too', () => {
  const other = Buffer.concat([number(28), number(40)])
  const late = Buffer.concat([number(29), number(0x7fffffff)])
  const [, v3Only] = told({ alterSigned: fields => fields.with(2, other) })
  expect(v3Only).toBe('v3 signer-range-wrong')
  expect(told({ alterSigned: fields => fields.with(2, late) })[1]).toBe('v3 signer-range-wrong')
})

test('what is not in the format is refused', () => {
  const tail = (fields: Buffer[]) => [...fields, Buffer.alloc(1)]
  expect(told({ alter: tail })).toEqual(both('signers-broken'))
  expect(told({ alterSigned: tail })).toEqual(both('ann'))
  expect(told({ alter: fields => fields.slice(0, 3) })).toEqual(both('signers-broken'))
  expect(told({ alter: fields => fields.with(2, list([number(0x0201)])) })).toEqual(both('signers-broken'))
  const padded = list([Buffer.concat([number(0x0201), sized(), Buffer.alloc(1)])])
  expect(told({ alter: fields => fields.with(2, padded) })).toEqual(both('signers-broken'))
  expect(told({ attributes: [Buffer.alloc(3)] })).toEqual(both('signers-broken'))
  expect(told({ attributes: [attribute(5, Buffer.alloc(3))] })).toEqual(both('ann'))
  const raw = (value: Buffer) => tell(signPackage(UNSIGNED, bare(V2, value)), { minSdk: 33 })
  expect(raw(Buffer.alloc(0))).toBe('33 v2 signers-broken')
  expect(raw(list([]))).toBe('33 v2 signers-none')
  expect(raw(Buffer.concat([list([]), Buffer.alloc(1)]))).toBe('33 v2 signers-broken')
})

test('there is an end to how many of each there may be', () => {
  const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item)
  const signings = (count: number) =>
    tell(signPackage(UNSIGNED, v2(...many(count, { signer: ann }))), { minSdk: 33 })
  expect(signings(10)).toBe(`33 v2 ${many(10, 'ann').join('+')}`)
  expect(signings(11)).toBe('33 v2 signers-many')
  expect(told({ algorithms: many(30, 'ec-sha256') })).toEqual(both('ann'))
  expect(told({ algorithms: many(31, 'ec-sha256') })).toEqual(both('signers-broken'))
  expect(told({ attributes: many(100, attribute(5, Buffer.alloc(0))) })).toEqual(both('ann'))
  expect(told({ attributes: many(101, attribute(5, Buffer.alloc(0))) })).toEqual(both('signers-broken'))
  const certificates = (count: number) =>
    told({ alterSigned: fields => fields.with(1, list(many(count, ann.certificate))) })
  expect(certificates(20)).toEqual(both('ann'))
  expect(certificates(21)).toEqual(both('signers-broken'))
})
