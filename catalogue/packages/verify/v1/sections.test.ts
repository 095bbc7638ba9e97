import { expect, test } from 'vitest'
import { readSections } from './sections.ts'

const read = (text: string) =>
  readSections(Buffer.from(text)).map(({ name, values, bytes }) => [
    name,
    Object.fromEntries(values),
    bytes.toString(),
  ])

test('a section ends with an empty line, which is part of it', () => {
  expect(read('A: 1\nB: 2\n\nName: x\nC: 3\n\n')).toEqual([
    [undefined, { a: '1', b: '2' }, 'A: 1\nB: 2\n\n'],
    ['x', { name: 'x', c: '3' }, 'Name: x\nC: 3\n\n'],
  ])
  expect(read('\n\nA: 1\n\n\n\nName: x')).toEqual([
    [undefined, { a: '1' }, 'A: 1\n\n'],
    ['x', { name: 'x' }, 'Name: x'],
  ])
  expect(read('')).toEqual([])
  expect(read('\n')).toEqual([])
})

test('lines end as any system ends them', () => {
  expect(read('A: 1\r\n\r\nName: x\r\n')).toEqual([
    [undefined, { a: '1' }, 'A: 1\r\n\r\n'],
    ['x', { name: 'x' }, 'Name: x\r\n'],
  ])
  expect(read('A: 1\r\rName: x\r')).toEqual([
    [undefined, { a: '1' }, 'A: 1\r\r'],
    ['x', { name: 'x' }, 'Name: x\r'],
  ])
  expect(read('A: 1\n\rName: x')).toHaveLength(2)
})

test('a line that begins with a space continues the one before, in the middle of a character too', () => {
  const bytes = Buffer.from('Name: 花架')
  const folded = Buffer.concat([
    bytes.subarray(0, 7),
    Buffer.from('\r\n '),
    bytes.subarray(7, 9),
    Buffer.from('\n '),
    bytes.subarray(9),
  ])
  expect(readSections(folded)[0]?.name).toBe('花架')
  expect(() => readSections(Buffer.from(' a'))).toThrow('v1-file-broken')
  expect(() => readSections(Buffer.from('A: 1\n\n a'))).toThrow('v1-file-broken')
})

test('names are in any letters, and the file’s comes first', () => {
  expect(read('NAME: x\nSHA1-Digest:  y : z ')).toEqual([
    ['x', { name: 'x', 'sha1-digest': ' y : z ' }, expect.anything()],
  ])
  expect(read('A: 1\nName: x')[0]?.[0]).toBeUndefined()
})

test('what is no attribute, or one twice, is refused', () => {
  for (const text of ['A', 'A:1', ': 1', 'A: 1\na: 2', 'A: 1\n\nName: x\nName: x'])
    expect(() => read(text), text).toThrow('v1-file-broken')
})

// Code that notes which of it was reached holds more.
test.skipIf(process.env.STRYKER_MUTATOR_WORKER)(
  'a manifest of 65,535 files takes no more than its size, and there is an end to it',
  () => {
    const file = (at: number) =>
      `Name: ${'res/drawable/'.repeat(5)}\r\n ${at}.png\r\nSHA-256-Digest: ${'a'.repeat(44)}\r\n\r\n`
    const files = Buffer.from(Array.from({ length: 65_536 }, (_, at) => file(at)).join(''))
    const before = process.cpuUsage().user
    expect(readSections(files)).toHaveLength(65_536)
    expect(() => readSections(Buffer.from('a: b\n\n'.repeat(65_537)))).toThrow('v1-file-broken')
    const continued = Buffer.from(`Name: x\n${' y\n'.repeat(300_000)}`)
    expect(readSections(continued)[0]?.name).toHaveLength(300_001)
    expect(process.cpuUsage().user - before).toBeLessThan(5_000_000)

    const attributes = (count: number) =>
      Buffer.from(Array.from({ length: count }, (_, at) => `a${at}: b\n`).join(''))
    expect(readSections(attributes(1000))[0]?.values.size).toBe(1000)
    expect(() => readSections(attributes(1001))).toThrow('v1-file-broken')
  },
)
