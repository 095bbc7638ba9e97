import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildZip, type ZipEnd, type ZipPart } from '../../../tests/support/build-zip.ts'
import { bytesOf } from '../bytes.ts'
import { openZip } from './open-zip.ts'
import { chunksOf, readEntry } from './read-entry.ts'

const dex: ZipPart = { name: 'classes.dex', data: 'some code, some code, some code' }
const open = (parts: ZipPart[], end?: ZipEnd) => openZip(bytesOf(buildZip(parts, end)))
const faultsOf = (parts: ZipPart[], end?: ZipEnd) => open(parts, end).faults
const zeros = (count: number) => Buffer.alloc(count)

test('what is in a sound ZIP is read, and nothing is wrong with it', () => {
  const zip = open([dex, { name: 'res/a.png', data: 'picture', stored: true }, { name: 'assets/' }])
  expect(zip.faults).toEqual([])
  expect(zip.entries.map(entry => entry.name)).toEqual(['classes.dex', 'res/a.png', 'assets/'])
  const texts = zip.entries.map(entry => readEntry(zip, entry, 100).toString())
  expect(texts).toEqual([dex.data, 'picture', ''])
  expect(zip.end).toBe(zip.directory.offset + zip.directory.size)
})

test('padding, fillers of build tools and the signing block are no faults', () => {
  const filler = Buffer.concat([Buffer.from('PK\x03\x04'), zeros(24), Buffer.from([9, 0]), zeros(9)])
  const block = Buffer.alloc(64)
  block.writeUInt32LE(56, 0)
  block.writeUInt32LE(56, 40)
  block.write('APK Sig Block 42', 48)
  const beforeDirectory = Buffer.concat([zeros(100), block])
  expect(faultsOf([dex, { ...dex, name: 'b', gap: zeros(7) }], { beforeDirectory })).toEqual([])
  expect(faultsOf([dex, { ...dex, name: 'b', gap: filler }])).toEqual([])
  filler[38] = 1
  expect(faultsOf([dex, { ...dex, name: 'b', gap: filler }])).toEqual(['zip-data-between'])
  block.writeUInt32LE(57, 0)
  expect(faultsOf([dex], { beforeDirectory: block })).toEqual(['zip-data-before-directory'])
})

const words = Buffer.from('hidden')
test.each<[string, ZipPart[], ZipEnd?]>([
  ['zip-data-between', [dex, { ...dex, name: 'b', gap: words }]],
  ['zip-data-before-directory', [dex], { beforeDirectory: words }],
  ['zip-data-in-directory', [dex], { inDirectory: words }],
  ['zip-data-before-end', [dex], { beforeEnd: words }],
  ['zip-comment', [dex], { comment: words }],
  [
    'zip-overlap',
    [dex, { ...dex, offset: 0, local: { name: 'b' } }].map((part, at) => ({ ...part, name: `${at}` })),
  ],
  ['zip-headers-differ', [{ ...dex, local: { name: 'classes.dey' } }]],
  ['zip-headers-differ', [{ ...dex, local: { size: 9 } }]],
  ['zip-headers-differ', [{ ...dex, local: { method: 0 } }]],
  ['zip-headers-differ', [{ ...dex, local: { flags: 8 } }]],
  ['zip-headers-differ', [dex, { ...dex, name: 'b', offset: 3 }]],
  ['zip-entry-beyond', [{ ...dex, offset: 0xfffffff0 }]],
  ['zip-entry-beyond', [{ ...dex, compressedSize: 1000, local: { compressedSize: 1000 } }]],
  ['zip-descriptor-differs', [{ ...dex, flags: 8, descriptor: zeros(16) }]],
  ['zip-encrypted', [{ ...dex, flags: 1 }]],
  ['zip-strange-method', [{ ...dex, method: 21 }]],
  ['zip-stored-size', [{ ...dex, stored: true, size: 1 }]],
  ['zip-folder-with-data', [{ ...dex, name: 'assets/' }]],
  ['zip-name-empty', [{ ...dex, name: '' }]],
  ['zip-name-absolute', [{ ...dex, name: '/etc/passwd' }]],
  ['zip-name-absolute', [{ ...dex, name: 'C:evil' }]],
  ['zip-name-parent', [{ ...dex, name: 'a/../../b' }]],
  ['zip-name-parent', [{ ...dex, name: '..' }]],
  ['zip-name-backslash', [{ ...dex, name: 'a\\b' }]],
  ['zip-name-control', [{ ...dex, name: 'a\0b' }]],
  ['zip-name-control', [{ ...dex, name: 'a\nb' }]],
  ['zip-name-not-utf8', [{ ...dex, name: Buffer.from([0x61, 0xff]) }]],
  ['zip-name-case', [dex, { ...dex, name: 'Classes.dex' }]],
])('%s is found', (fault, parts, end) => {
  expect(faultsOf(parts, end)).toContain(fault)
})

test.each(['a..b', 'a/...', 'assets/..a/b', 'lib/ü.so', '数据'])('the name %s is an ordinary one', name => {
  expect(faultsOf([{ ...dex, name }])).toEqual([])
})

test('resources may differ by case only', () => {
  expect(faultsOf([dex, { ...dex, name: 'res/aB.xml' }, { ...dex, name: 'res/Ab.xml' }])).toEqual([])
})

test('a file before the ZIP is found, where offsets count it and where they do not', () => {
  const zip = buildZip([{ ...dex, gap: Buffer.from('dex\n035\0') }])
  expect(openZip(bytesOf(zip)).faults).toEqual(['zip-starts-otherwise', 'zip-data-between'])
  const shifted = Buffer.concat([Buffer.from('dex\n035\0'), buildZip([dex])])
  expect(() => openZip(bytesOf(shifted))).toThrow(expect.objectContaining({ id: 'zip-directory-broken' }))
})

test('sizes behind the data are read with and without their mark', () => {
  const body = Buffer.from(String(dex.data))
  const described = Buffer.alloc(16)
  described.writeUInt32LE(0x08074b50, 0)
  described.writeUInt32LE(crc32(body), 4)
  described.writeUInt32LE(deflateRawSync(body).length, 8)
  described.writeUInt32LE(body.length, 12)
  const local = { crc: 0, size: 0, compressedSize: 0 }
  for (const descriptor of [described, described.subarray(4)]) {
    const zip = open([
      { ...dex, flags: 8, local, descriptor },
      { ...dex, name: 'b' },
    ])
    expect(zip.faults).toEqual([])
    expect([...chunksOf(zip, zip.entries[0] as never)].join('')).toBe(dex.data)
  }
})

test('an end record in the comment of another is a fault', () => {
  const inner = buildZip([])
  expect(faultsOf([dex], { comment: Buffer.concat([inner, words]) })).toContain('zip-several-ends')
})

test.each<[string, Buffer]>([
  ['zip-no-end', Buffer.alloc(0)],
  ['zip-no-end', Buffer.alloc(100_000)],
  ['zip-no-end', Buffer.concat([buildZip([dex]), words])],
  ['zip-no-end', buildZip([dex]).subarray(0, -1)],
  ['zip-64', buildZip([dex], { beforeEnd: Buffer.concat([Buffer.from('PK\x06\x07'), zeros(16)]) })],
  ['zip-several-disks', buildZip([dex], { disk: 1 })],
  ['zip-directory-out-of-range', buildZip([dex], { directoryOffset: 0xffffffff })],
  ['zip-directory-out-of-range', buildZip([dex], { directorySize: 0xffffffff })],
  ['zip-directory-broken', buildZip([dex], { count: 2 })],
  ['zip-directory-broken', buildZip([dex], { directorySize: 50, beforeEnd: zeros(7) })],
  ['zip-directory-too-large', buildZip([], { inDirectory: zeros((32 << 20) + 1) })],
  ['zip-name-too-long', buildZip([{ ...dex, name: 'n'.repeat(5000) }])],
  ['zip-duplicate-name', buildZip([dex, dex])],
  ['zip-bomb', buildZip([{ ...dex, size: 100 << 20 }])],
  [
    'zip-too-large',
    buildZip([
      { ...dex, size: 0xffffffff },
      { ...dex, name: 'b', size: 0xffffffff },
    ]),
  ],
])('%s is refused', (id, file) => {
  expect(() => openZip(bytesOf(file))).toThrow(expect.objectContaining({ name: 'Malformed', id }))
})

test('as many entries as there can be take well under a second', () => {
  const parts = Array.from({ length: 65_535 }, (_, at) => ({ name: `res/${at}`, data: 'x', stored: true }))
  const file = bytesOf(buildZip(parts))
  // Of the processor's time: others may be at work on the machine.
  const started = process.cpuUsage()
  expect(openZip(file).entries.length).toBe(65_535)
  expect(process.cpuUsage(started).user).toBeLessThan(900_000)
})
