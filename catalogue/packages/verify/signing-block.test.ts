import { expect, test } from 'vitest'
import { buildZip } from '../../../tests/support/build-zip.ts'
import { FILES, open, UNSIGNED } from '../../../tests/support/packages/small-packages.ts'
import { bare, signPackage, V2, V3, V31, writeBlock } from '../make/sign-package.ts'
import { BadSignature } from './bad-signature.ts'
import { readSigningBlock } from './signing-block.ts'

const read = (bytes: Buffer) => readSigningBlock(open(bytes))
const withBlock = (block: Buffer, beforeEnd = Buffer.alloc(0)) =>
  buildZip(FILES, { beforeDirectory: block, beforeEnd })

function outcome(bytes: Buffer): string {
  try {
    return read(bytes) ? 'read' : 'none'
  } catch (error) {
    if (error instanceof BadSignature) return error.id
    throw error
  }
}

test('each scheme’s part is found by its number', () => {
  const parts = [bare(V3, Buffer.from('three')), bare(V2, Buffer.from('two')), bare(V31, Buffer.from('one'))]
  expect(read(signPackage(UNSIGNED, ...parts))).toEqual({
    offset: UNSIGNED.readUInt32LE(UNSIGNED.length - 22 - 'a comment'.length + 16),
    v2: Buffer.from('two'),
    v3: Buffer.from('three'),
    'v3.1': Buffer.from('one'),
    uncovered: [],
  })
})

test('without its mark before the central directory there is none', () => {
  expect(outcome(UNSIGNED)).toBe('none')
  expect(outcome(buildZip([]))).toBe('none')
  expect(
    outcome(withBlock(Buffer.from(writeBlock([]).toString('latin1').replace('42', '43'), 'latin1'))),
  ).toBe('none')
  expect(outcome(withBlock(writeBlock([])))).toBe('read')
  expect(outcome(buildZip([], { beforeDirectory: writeBlock([]) }))).toBe('read')
})

test('sizes must agree', () => {
  const block = writeBlock([[V2, Buffer.from('two')]])
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(block)
    copy.writeBigUInt64LE(BigInt(value), at)
    return copy
  }
  const size = block.length - 8
  const footer = block.length - 24
  expect(outcome(withBlock(block))).toBe('read')
  expect(outcome(withBlock(changed(0, size + 1)))).toBe('signing-block-broken')
  expect(outcome(withBlock(changed(footer, size - 1)))).toBe('signing-block-broken')
  expect(outcome(withBlock(changed(footer, 23)))).toBe('signing-block-broken')
  expect(outcome(withBlock(changed(footer, 1e6)))).toBe('signing-block-broken')
  expect(outcome(buildZip([], { beforeDirectory: changed(footer, size + 1) }))).toBe('signing-block-broken')
  expect(outcome(withBlock(changed(footer, Number.MAX_SAFE_INTEGER)))).toBe('signing-block-broken')
  // Of the part.
  for (const length of [0, 3, 8, 2 ** 40])
    expect(outcome(withBlock(changed(8, length)))).toBe('signing-block-broken')
})

test('nothing is between the directory and the end, and nothing is left over in the block', () => {
  const block = writeBlock([[V2, Buffer.from('two')]])
  expect(outcome(withBlock(block, Buffer.from('?')))).toBe('signing-block-broken')
  const left = (bytes: number) => {
    const content = Buffer.concat([block.subarray(8, -24), Buffer.alloc(bytes)])
    const size = Buffer.alloc(8)
    size.writeBigUInt64LE(BigInt(content.length + 24))
    return Buffer.concat([size, content, size, Buffer.from('APK Sig Block 42')])
  }
  for (const bytes of [1, 7, 8, 11, 12]) expect(outcome(withBlock(left(bytes)))).toBe('signing-block-broken')
})

test('one signature of a scheme is enough, and there is an end to parts and size', () => {
  const two = Buffer.from('two')
  expect(outcome(signPackage(UNSIGNED, bare(V2, two), bare(V2, two)))).toBe('signing-block-twice')
  expect(outcome(signPackage(UNSIGNED, bare(V2, Buffer.alloc(0)), bare(V2, two)))).toBe('signing-block-twice')
  const many = (count: number) => signPackage(UNSIGNED, ...Array.from({ length: count }, () => bare(5, two)))
  expect(outcome(many(100))).toBe('read')
  expect(outcome(many(101))).toBe('signing-block-broken')
  expect(outcome(signPackage(UNSIGNED, bare(5, Buffer.alloc((16 << 20) - 36))))).toBe('read')
  expect(outcome(signPackage(UNSIGNED, bare(5, Buffer.alloc((16 << 20) - 35))))).toBe(
    'signing-block-too-large',
  )
})
