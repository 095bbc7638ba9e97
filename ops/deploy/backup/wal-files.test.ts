import { expect, test } from 'vitest'
import { fileBefore, filesFrom } from './wal-files.ts'

const name = (place: string) => `00000001${place}`

test('a position is in the file that holds the byte before it', () => {
  expect(fileBefore(1, '0/30000F8')).toBe('000000010000000000000003')
  expect(fileBefore(1, '0/3000000')).toBe('000000010000000000000002')
  expect(fileBefore(2, '1A/FF000001')).toBe('000000020000001A000000FF')
})

test('files follow each other over the end of a row, and the last may still be written', () => {
  const there = [name('00000000000000FE'), name('00000000000000FF'), `${name('0000000100000000')}.partial`]
  expect(filesFrom(name('00000000000000FF'), [...there, '00000002.history', 'x'])).toEqual({
    files: [name('00000000000000FF'), name('0000000100000000')],
  })
})

test('nothing after a missing file is taken, and the gap is named', () => {
  const [one, two, four] = ['1', '2', '4'].map(n => name(`000000000000000${n}`)) as [string, string, string]
  expect(filesFrom(one, [four, two, one])).toEqual({ files: [one, two], gapAfter: two })
  expect(filesFrom(one, [two])).toEqual({ files: [], gapAfter: one })
})
