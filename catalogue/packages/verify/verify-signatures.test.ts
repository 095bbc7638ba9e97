import { expect, test } from 'vitest'
import { buildZip } from '../../../tests/support/build-zip.ts'
import { signFiles } from '../../../tests/support/packages/sign-files.ts'
import {
  ann,
  ben,
  cora,
  FILES,
  tell,
  UNSIGNED,
  verify,
} from '../../../tests/support/packages/small-packages.ts'
import { bare, lineage, PADDING, signPackage, v2, v3, v31 } from '../make/sign-package.ts'

const v1 = (...signers: (typeof ann)[]) => buildZip(signFiles(FILES, signers))

test('each platform reads the newest scheme that it knows', () => {
  const signed = signPackage(v1(ann), v2({ signer: ann }), v3({ signer: ann }))
  expect(tell(signed)).toBe('23 v1 ann, 24 v2 ann, 28 v3 ann, 33 v3 ann')
  expect(tell(signPackage(v1(ann), v2({ signer: ann })))).toBe('23 v1 ann, 24 v2 ann, 28 v2 ann, 33 v2 ann')
  expect(tell(v1(ann))).toBe('23 v1 ann, 24 v1 ann, 28 v1 ann, 33 v1 ann')
  expect(tell(signPackage(UNSIGNED, v3({ signer: ann })))).toBe(
    '23 none unsigned, 24 none unsigned, 28 v3 ann, 33 v3 ann',
  )
  expect(tell(UNSIGNED)).toBe('23 none unsigned, 24 none unsigned, 28 none unsigned, 33 none unsigned')
})

test('platforms before the package’s first are not asked', () => {
  const signed = signPackage(UNSIGNED, v2({ signer: ann }))
  expect(tell(signed, { minSdk: 24 })).toBe('24 v2 ann, 28 v2 ann, 33 v2 ann')
  expect(tell(signed, { minSdk: 29 })).toBe('29 v2 ann, 33 v2 ann')
  expect(tell(signed, { minSdk: 33 })).toBe('33 v2 ann')
  expect(tell(signed, { minSdk: 99 })).toBe('99 v2 ann')
  expect(tell(v1(ann), { minSdk: 8 })).toBe('8 v1 ann, 24 v1 ann, 28 v1 ann, 33 v1 ann')
})

test('a band ends where the next begins, and the last has no end', () => {
  const { bands } = verify(signPackage(UNSIGNED, v2({ signer: ann })))
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [23, 23],
    [24, 27],
    [28, 32],
    [33, null],
  ])
})

test('a signer is identified by its certificate', () => {
  const [band] = verify(signPackage(UNSIGNED, v2({ signer: ann })), { minSdk: 24 }).bands
  expect(band).toMatchObject({
    signers: [
      {
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        subject: 'CN=ann',
        key: 'ec',
        bits: 256,
        notBefore: '2020-01-01T00:00:00.000Z',
        notAfter: '2050-01-01T00:00:00.000Z',
      },
    ],
  })
})

test('v1 alone is refused by Android 11 for packages made for it, and by Android 8 for the newer sandbox', () => {
  expect(tell(v1(ann), { targetSdk: 29 })).not.toContain('too-old')
  expect(tell(v1(ann), { targetSdk: 30 })).toBe(
    '23 v1 ann, 24 v1 ann, 28 v1 ann, 30 v1 too-old-for-target, 33 v1 too-old-for-target',
  )
  expect(tell(v1(ann), { targetSandboxVersion: 2 })).toBe(
    '23 v1 ann, 24 v1 ann, 26 v1 too-old-for-sandbox, 28 v1 too-old-for-sandbox, 33 v1 too-old-for-sandbox',
  )
  const v2Too = signPackage(v1(ann), v2({ signer: ann }))
  expect(tell(v2Too, { targetSdk: 34, targetSandboxVersion: 2 })).not.toContain('too-old')
})

test('a package without a manifest is none, and neither is one with a broken signing block', () => {
  expect(tell(signPackage(buildZip(FILES.slice(1)), v2({ signer: ann })), { minSdk: 33 })).toBe(
    '33 none no-manifest',
  )
  const twice = signPackage(v1(ann), v2({ signer: ann }), v2({ signer: ben }))
  expect(tell(twice)).toBe(
    '23 v1 ann, 24 none signing-block-twice, 28 none signing-block-twice, 33 none signing-block-twice',
  )
})

test('what no signature covers is listed', () => {
  const signed = signPackage(
    UNSIGNED,
    v2({ signer: ann }),
    bare(7, Buffer.alloc(3)),
    bare(PADDING, Buffer.from([0, 1])),
  )
  expect(verify(signed).uncovered).toEqual([
    { kind: 'block', id: 7, length: 3 },
    { kind: 'padding', length: 2 },
  ])
  expect(
    verify(signPackage(UNSIGNED, v2({ signer: ann }), bare(PADDING, Buffer.alloc(9)))).uncovered,
  ).toEqual([])

  const loose = { name: 'META-INF/loose.txt', data: Buffer.from('x') }
  const listed = { name: 'META-INF/services/listed', data: Buffer.from('y') }
  const files = [loose, ...signFiles([...FILES, listed], [ann])]
  expect(verify(buildZip(files)).uncovered).toEqual([{ kind: 'file', name: 'META-INF/loose.txt' }])
  const changed = files.map(file => (file === listed ? { ...listed, data: Buffer.from('z') } : file))
  expect(verify(buildZip(changed)).uncovered).toEqual([
    { kind: 'file', name: 'META-INF/loose.txt' },
    { kind: 'file', name: 'META-INF/services/listed' },
  ])
  const unreadable = files.map(file => (file === listed ? { ...listed, crc: 1 } : file))
  expect(verify(buildZip(unreadable)).uncovered).toHaveLength(2)
  expect(verify(signPackage(buildZip(files), v2({ signer: ann })), { minSdk: 24 }).uncovered).toEqual([])
})

test('algorithms are listed once a scheme', () => {
  const signed = signPackage(
    v1(ann),
    v2({ signer: ann }, { signer: ben }),
    v3({ signer: ann, algorithms: ['ec-sha512'] }),
  )
  expect(verify(signed).algorithms).toEqual([
    { scheme: 'v1', name: 'ec-sha256' },
    { scheme: 'v2', name: 'ec-sha256' },
    { scheme: 'v3', name: 'ec-sha512' },
  ])
})

test('a key rotation is proved by the lineage, and no other change of signer is accepted', () => {
  const rotated = signPackage(
    v1(ann),
    v2({ signer: ann }),
    v3({ signer: ann, max: 32 }),
    v31({ signer: cora, min: 33, attributes: [lineage([ann, ben, cora])] }),
  )
  expect(tell(rotated)).toBe('23 v1 ann, 24 v2 ann, 28 v3 ann, 33 v3.1 cora')
  expect(verify(rotated).lineage.map(({ subject }) => subject)).toEqual(['CN=ann', 'CN=ben', 'CN=cora'])
  expect(verify(rotated).faults).toEqual([])
  expect(verify(signPackage(v1(ann), v2({ signer: ben }))).faults).toEqual(['signers-differ'])
  expect(verify(signPackage(v1(ann, ben), v2({ signer: ben }, { signer: ann }))).faults).toEqual([])
  expect(verify(signPackage(v1(ann, ben), v2({ signer: ann }))).faults).toEqual(['signers-differ'])
  expect(verify(signPackage(v1(ann), v2({ signer: ann }), v3({ signer: ben }))).faults).toEqual([
    'signers-differ',
  ])

  const back = v3({ signer: ben, attributes: [lineage([ann, ben])] })
  expect(verify(signPackage(v1(ann), v2({ signer: ann }), back)).faults).toEqual([])
  expect(verify(signPackage(v1(cora), v2({ signer: cora }), back)).faults).toEqual(['signers-differ'])
  expect(verify(signPackage(v1(ann, ben), v2({ signer: ann }, { signer: ben }), back)).faults).toEqual([
    'signers-differ',
  ])
  const alone = v3({ signer: ann, attributes: [lineage([ann])] })
  expect(verify(signPackage(UNSIGNED, alone)).lineage).toEqual([])
})

test('a signature that no platform reads must hold nevertheless', () => {
  const other = signPackage(UNSIGNED, v2({ signer: ann }))
  const value = other.subarray(other.indexOf('1a870971', 0, 'hex') + 4, other.lastIndexOf('PK\x01\x02'))
  const broken = signPackage(
    UNSIGNED,
    v3({ signer: ann }),
    bare(0x7109871a, Buffer.from(value.subarray(0, 40))),
  )
  expect(tell(broken, { minSdk: 28 })).toBe('28 v3 ann, 33 v3 ann')
  expect(verify(broken, { minSdk: 28 }).faults).toEqual(['signature-broken'])
})

test('no bit changes unseen: it is refused, or shows as uncovered', () => {
  const signed = signPackage(
    v1(ann),
    v2({ signer: ann }),
    v3({ signer: ann }),
    bare(PADDING, Buffer.alloc(20)),
  )
  const good = JSON.stringify(verify(signed))
  const unseen: number[] = []
  for (let at = 0; at < signed.length; at += 23) {
    const flipped = Buffer.from(signed)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
    if (outcome(flipped) === good) unseen.push(at)
  }
  expect(unseen).toEqual([])

  function outcome(bytes: Buffer): string {
    try {
      return JSON.stringify(verify(bytes))
    } catch (error) {
      expect(error).toMatchObject({ name: 'Malformed' })
      return 'malformed'
    }
  }
})
