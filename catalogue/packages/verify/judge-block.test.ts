import { expect, test } from 'vitest'
import {
  ann,
  ben,
  cora,
  dora,
  tell,
  UNSIGNED,
  verify,
} from '../../../tests/support/packages/small-packages.ts'
import { number, sized } from '../make/prefixed.ts'
import {
  attribute,
  DEV_RELEASE,
  LINEAGE,
  lineage,
  NEWER_SCHEME,
  ROTATION_MIN_SDK,
  type Signing,
  signPackage,
  v2,
  v3,
  v31,
} from '../make/sign-package.ts'

const told = (...parts: ReturnType<typeof v2>[]) => tell(signPackage(UNSIGNED, ...parts), { minSdk: 24 })
const rotation = (platform: number) => attribute(ROTATION_MIN_SDK, number(platform))
const toBen = lineage([ann, ben])

test('v2 that speaks of v3 is not taken alone by those who know v3', () => {
  const speaks = (version: number): Signing => ({
    signer: ann,
    attributes: [attribute(NEWER_SCHEME, number(version))],
  })
  expect(told(v2(speaks(3)))).toBe('24 v2 ann, 28 v2 v3-stripped, 33 v2 v3-stripped')
  expect(told(v2(speaks(3)), v3({ signer: ann }))).toBe('24 v2 ann, 28 v3 ann, 33 v3 ann')
  expect(told(v2(speaks(4)))).toBe('24 v2 ann, 28 v2 ann, 33 v2 ann')
  expect(told(v2({ signer: ben }, speaks(3)))).toBe('24 v2 ben+ann, 28 v2 v3-stripped, 33 v2 v3-stripped')
  expect(told(v2({ signer: ann, attributes: [attribute(NEWER_SCHEME, Buffer.alloc(3))] }))).toBe(
    '24 v2 ann, 28 v2 signers-broken, 33 v2 signers-broken',
  )
  expect(told(v2({ signer: ann, attributes: [attribute(5, number(3))] }))).toBe(
    '24 v2 ann, 28 v2 ann, 33 v2 ann',
  )
})

test('v3 has one signer for each platform', () => {
  expect(told(v3({ signer: ann, max: 29 }, { signer: ben, min: 30, attributes: [toBen] }))).toBe(
    '24 none unsigned, 28 v3 ann, 30 v3 ben, 33 v3 ben',
  )
  expect(told(v3({ signer: ann, max: 30 }, { signer: ben, min: 30 }))).toBe(
    '24 none unsigned, 28 v3 ann, 30 v3 signers-many, 31 v3 ben, 33 v3 ben',
  )
  expect(told(v3({ signer: ann, min: 29, max: 40 }))).toBe(
    '24 none unsigned, 28 v3 signer-not-for-platform, 29 v3 ann, 33 v3 ann, 41 v3 signer-not-for-platform',
  )
  expect(told(v2({ signer: ann }), v3({ signer: ann, max: 32 }))).toBe(
    '24 v2 ann, 28 v3 ann, 33 v3 signer-not-for-platform',
  )
})

test('a signer for other platforms decides nothing', () => {
  const broken: Signing = {
    signer: ben,
    max: 27,
    min: 20,
    alter: fields => fields.with(3, sized(ann.publicKey)),
  }
  const signed = signPackage(UNSIGNED, v3({ signer: ann }, broken))
  expect(tell(signed, { minSdk: 28 })).toBe('28 v3 ann, 33 v3 ann')
  expect(verify(signed, { minSdk: 28 }).faults).toEqual(['signature-broken'])
})

test('v3.1 is for platforms from 33 on, where it speaks of them', () => {
  expect(told(v3({ signer: ann, max: 32 }), v31({ signer: ben, min: 33, attributes: [toBen] }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3.1 ben',
  )
  expect(told(v3({ signer: ann }), v31({ signer: ben, min: 30, attributes: [toBen] }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3.1 ben',
  )
  expect(told(v3({ signer: ann, max: 34 }), v31({ signer: ben, min: 35, attributes: [toBen] }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3 ann, 35 v3.1 ben',
  )
  expect(
    told(v3({ signer: ann }), v31({ signer: ben, min: 33, max: 34 }, { signer: cora, min: 35, max: 40 })),
  ).toBe('24 none unsigned, 28 v3 ann, 33 v3.1 ben, 35 v3.1 cora, 41 v3 ann')
  expect(told(v3({ signer: ann }), v31({ signer: ben, min: 33 }, { signer: cora, min: 35 }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3.1 ben, 35 v3.1 signers-many',
  )
})

test('v3.1 without v3 is a stripped package', () => {
  expect(told(v31({ signer: ben, min: 33 }))).toBe('24 none unsigned, 28 none unsigned, 33 v3.1 v3-stripped')
  expect(told(v2({ signer: ann }), v31({ signer: ben, min: 35 }))).toBe(
    '24 v2 ann, 28 v2 ann, 33 v2 ann, 35 v3.1 v3-stripped',
  )
})

test('v3 that speaks of v3.1 is not taken alone by those who know v3.1', () => {
  const speaks: Signing = { signer: ann, attributes: [rotation(35)] }
  const newer = (min: number) => v31({ signer: ben, min, attributes: [toBen] })
  expect(told(v3(speaks), newer(35))).toBe('24 none unsigned, 28 v3 ann, 33 v3 ann, 35 v3.1 ben')
  expect(told(v3(speaks), newer(36))).toBe('24 none unsigned, 28 v3 ann, 33 v3 v31-stripped, 36 v3.1 ben')
  expect(told(v3(speaks))).toBe('24 none unsigned, 28 v3 ann, 33 v3 v31-stripped')
  expect(told(v3(speaks), v31({ signer: cora, min: 40 }, { signer: ben, min: 35, max: 39 }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3 ann, 35 v3.1 ben, 40 v3.1 cora',
  )
  expect(told(v3({ signer: ann, attributes: [attribute(ROTATION_MIN_SDK, Buffer.alloc(2))] }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3 signers-broken',
  )
})

test('a signer for a platform in the making counts from the next one on', () => {
  const inTheMaking = v31({
    signer: ben,
    min: 34,
    attributes: [toBen, attribute(DEV_RELEASE, Buffer.alloc(0))],
  })
  expect(told(v3({ signer: ann, attributes: [rotation(34)] }), inTheMaking)).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3 ann, 35 v3.1 ben',
  )
  // v3 knows nothing of such.
  expect(told(v3({ signer: ann, attributes: [attribute(DEV_RELEASE, Buffer.alloc(0))] }))).toBe(
    '24 none unsigned, 28 v3 ann, 33 v3 ann',
  )
})

test('a lineage leads to the signer, each signed by the one before', () => {
  const with3 = (...attributes: Buffer[]) =>
    tell(signPackage(UNSIGNED, v3({ signer: cora, attributes })), { minSdk: 33 }).replace('33 v3 ', '')
  expect(with3(lineage([ann, ben, cora]))).toBe('cora')
  expect(with3(lineage([]))).toBe('cora')
  expect(with3(lineage([cora, ben]))).toBe('lineage-ends-elsewhere')
  expect(with3(lineage([ann, cora]), lineage([ben, cora]))).toBe('lineage-repeats')
  expect(with3(lineage([cora, ben, cora]))).toBe('lineage-repeats')
  expect(with3(lineage([ann, { ...ben, privateKey: dora.privateKey }, cora]))).toBe('lineage-signature-wrong')
  expect(with3(attribute(LINEAGE, Buffer.alloc(3)))).toBe('lineage-broken')
  expect(with3(Buffer.concat([lineage([cora]), Buffer.alloc(1)]))).toBe('lineage-broken')
  const level = (certificate: Buffer, by: number, ...rest: Buffer[]) =>
    sized(sized(Buffer.concat([sized(certificate), number(by)])), number(0), ...rest)
  const levels = (...all: Buffer[]) => attribute(LINEAGE, Buffer.concat([number(1), ...all]))
  expect(with3(levels(level(cora.certificate, 0, number(0x0201), sized())))).toBe('cora')
  expect(with3(levels(level(cora.certificate, 0, number(0x0201), sized(), Buffer.alloc(1))))).toBe(
    'lineage-broken',
  )
  expect(with3(levels(level(Buffer.from('?'), 0, number(0x0201), sized())))).toBe('lineage-broken')
  const cut = sized(sized(sized(cora.certificate)), number(0), number(0x0201), sized())
  expect(with3(levels(cut))).toBe('lineage-broken')
  const ofUnknown = [
    level(ann.certificate, 0, number(0x9999), sized()),
    level(cora.certificate, 0x9999, number(0), sized()),
  ]
  expect(with3(levels(...ofUnknown))).toBe('lineage-broken')
  const ofOther = [
    level(ann.certificate, 0, number(0x0201), sized()),
    level(cora.certificate, 0x0202, number(0), sized()),
  ]
  expect(with3(levels(...ofOther))).toBe('lineage-broken')
  const many = Array.from({ length: 33 }, () => sized())
  expect(with3(levels(...many))).toBe('lineage-broken')
})
