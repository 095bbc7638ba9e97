import { expect, test } from 'vitest'
import { integer, octets, oid, printable, sequence, set, text } from '../../make/der.ts'
import { readNode } from './asn1.ts'
import { issuerAndSerial } from './names.ts'

const part = (kind: string, value: Buffer) => sequence(oid(kind), value)
const nameOf = (...parts: Buffer[]) => issuerAndSerial(readNode(sequence(...parts)), readNode(integer(1)))
const numberOf = (...bytes: number[]) =>
  issuerAndSerial(readNode(sequence()), readNode(Buffer.from([2, bytes.length, ...bytes])))

test('a name is what it says, part by part', () => {
  expect(nameOf(set(part('2.5.4.3', text('  Ann\tB '))), set(part('2.5.4.10', printable('Co'))))).toBe(
    '2.5.4.3="ann b",2.5.4.10="co"\n01',
  )
  // Values of a set have no order; those of a sequence have.
  const [one, other] = [part('2.5.4.3', text('b')), part('2.5.4.3', text('a'))]
  expect(nameOf(set(one, other))).toBe('2.5.4.3="a"+2.5.4.3="b"\n01')
  expect(nameOf(set(other, one))).toBe(nameOf(set(one, other)))
  expect(nameOf(set(one), set(other))).not.toBe(nameOf(set(other), set(one)))
  // What is no text is compared as it is written.
  expect(nameOf(set(part('2.5.4.3', octets(Buffer.from('ab')))))).toBe('2.5.4.3=#04026162\n01')
})

test('a number is the same with bytes that add nothing, below zero too', () => {
  expect(numberOf(0x7f)).toBe('\n7f')
  expect(numberOf(0x00, 0x7f)).toBe('\n7f')
  expect(numberOf(0x00, 0x00, 0x7f)).toBe('\n7f')
  // 128, and not −128.
  expect(numberOf(0x00, 0x80)).toBe('\n0080')
  expect(numberOf(0x80)).toBe('\n80')
  expect(numberOf(0xff, 0x80)).toBe('\n80')
  expect(numberOf(0xff, 0xff, 0x80)).toBe('\n80')
  expect(numberOf(0xff, 0x7f)).toBe('\nff7f')
  expect(numberOf(0x00)).toBe('\n00')
  expect(numberOf(0xff)).toBe('\nff')
})
