import { expect, test } from 'vitest'
import { integer, octets, oid, place, sequence, set, text } from '../../make/der.ts'
import { nodeAt, oidAt, readNode } from './asn1.ts'

const broken = expect.objectContaining({ id: 'v1-file-broken' })

test('the content is there, by its kind', () => {
  const node = readNode(
    sequence(integer(5), set(text('a')), place(2, oid('1.2.3')), octets(sequence(text('b')))),
  )
  expect(node.nodes.map(({ place }) => place)).toEqual([undefined, undefined, 2, undefined])
  expect(node.nodes.map(({ nodes }) => nodes.length)).toEqual([0, 1, 1, 0])
  expect(nodeAt(node, 0).content).toEqual(Buffer.from([5]))
  expect(nodeAt(nodeAt(node, 1), 0).text).toBe('a')
  expect(oidAt(nodeAt(node, 2), 0)).toBe('1.2.3')
  // A string of bytes is one, whatever could be read in it.
  expect(nodeAt(node, 3).content).toEqual(sequence(text('b')))
  expect(nodeAt(node, 1).raw).toEqual(set(text('a')))
})

test('what is not there, or not what it should be, is refused', () => {
  expect(() => nodeAt(readNode(sequence()), 0)).toThrow(broken)
  expect(() => oidAt(readNode(sequence(integer(1))), 0)).toThrow(broken)
  expect(() => readNode(Buffer.alloc(0))).toThrow(broken)
  expect(() => readNode(sequence(integer(1)).subarray(0, 3))).toThrow(broken)
})

test('neither too deep nor too much is read', () => {
  const deep = (levels: number) =>
    Array.from({ length: levels }).reduce<Buffer>(inner => sequence(inner), sequence())
  expect(() => readNode(deep(30))).not.toThrow()
  expect(() => readNode(deep(45))).toThrow(broken)
  const wide = (count: number) => sequence(...Array.from({ length: count }, () => integer(1)))
  expect(() => readNode(wide(19_000))).not.toThrow()
  expect(() => readNode(wide(21_000))).toThrow(broken)
})
