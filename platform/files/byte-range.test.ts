import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wanted } from './byte-range.ts'

const file = { etag: '"ten"', size: 10 }
const get = (headers: Record<string, string>) => wanted('GET', headers, file)
const whole = { status: 200, part: { from: 0, to: 9 } }
const part = (from: number, to: number) => ({ status: 206, part: { from, to } })

describe('a range', () => {
  test.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=4-', part(4, 9)],
    ['bytes=4-6', part(4, 6)],
    ['bytes=4-99', part(4, 9)],
    ['bytes=0-999999999999999', part(0, 9)],
    ['bytes=-3', part(7, 9)],
    ['bytes=-99', part(0, 9)],
    [' bytes=9- ', part(9, 9)],
  ])('%s is a part', (range, expected) => {
    expect(get({ range })).toEqual(expected)
  })

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=999999999999999-'])(
    '%s is beyond the end',
    range => {
      expect(get({ range })).toEqual({ status: 416 })
    },
  )

  test.each([
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'bytes=1.5-',
    'lines=1-2',
    '',
    '0-5',
    'bytes=-1-2',
  ])('%j is not understood, so the whole file comes', range => {
    expect(get({ range })).toEqual(whole)
  })

  test('is for GET alone', () => {
    expect(wanted('HEAD', { range: 'bytes=4-' }, file)).toEqual(whole)
  })

  test('of an empty file there is none', () => {
    const empty = { etag: '"empty"', size: 0 }
    for (const range of ['bytes=0-', 'bytes=-5', 'bytes=0-0'])
      expect(wanted('GET', { range }, empty)).toEqual({ status: 416 })
    expect(wanted('GET', {}, empty)).toEqual({ status: 200, part: { from: 0, to: -1 } })
  })

  test('never leaves the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.option(fc.nat()), (size, from, to) => {
        const what = wanted('GET', { range: `bytes=${from ?? ''}-${to ?? ''}` }, { etag: '"x"', size })
        expect([200, 206, 416]).toContain(what.status)
        const { from: first, to: last } = 'part' in what ? what.part : { from: 0, to: -1 }
        expect(first).toBeGreaterThanOrEqual(0)
        expect(last).toBeLessThan(size)
        if (what.status === 206) expect(first).toBeLessThanOrEqual(last)
      }),
    )
  })
})

describe('conditions', () => {
  const range = 'bytes=4-'
  test.each<[string, Record<string, string>, object]>([
    ['the file as it was', { 'if-range': '"ten"' }, part(4, 9)],
    ['another file', { 'if-range': '"nine"' }, whole],
    ['a weak tag, which promises nothing of bytes', { 'if-range': 'W/"ten"' }, whole],
    ['a date, which we never gave', { 'if-range': 'Sat, 15 Nov 2025 00:00:00 GMT' }, whole],
    ['the file as it was, in the words of Android', { 'if-match': '"ten"' }, part(4, 9)],
    ['one of several', { 'if-match': '"nine", "ten"' }, part(4, 9)],
    ['any file', { 'if-match': '*' }, part(4, 9)],
    ['another file, in the words of Android', { 'if-match': '"nine"' }, { status: 412 }],
    ['a weak tag, in the words of Android', { 'if-match': 'W/"ten"' }, { status: 412 }],
    ['what the browser has', { 'if-none-match': '"ten"' }, { status: 304 }],
    ['what the browser has, made weak on the way', { 'if-none-match': '"a", W/"ten"' }, { status: 304 }],
    ['whatever the browser has', { 'if-none-match': '*' }, { status: 304 }],
    ['something else than the browser has', { 'if-none-match': '"nine"' }, part(4, 9)],
  ])('a part of %s', (_, condition, expected) => {
    expect(get({ range, ...condition })).toEqual(expected)
  })

  test('hold for HEAD too', () => {
    expect(wanted('HEAD', { 'if-none-match': '"ten"' }, file)).toEqual({ status: 304 })
  })
})
