import { expect, test } from 'vitest'
import { aBatch, anEvent } from '../../tests/support/batches.ts'
import { eventLine } from './event-line.ts'

const written = (keyword: string) => {
  const record = { type: 'page', action: 'x', page: 'search', keyword } as const
  return String(eventLine(1, 'mark', aBatch([anEvent({ record })])))
}
const keywordIn = (line: string) => JSON.parse(line).batch.events[0].record.keyword

test('[TRK-1] a line is one line, whatever was written in it', () => {
  const line = written('a\nb\r\u2028c')
  expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(keywordIn(line)).toBe('a\nb\r\u2028c')
})

test.each([
  ['half a character', 'x\ud83dy', 'x\ufffdy'],
  ['the other half', '\ude00', '\ufffd'],
  ['a whole one', '😀', '😀'],
  ['what only looks like a half', '\\ud83d', '\\ud83d'],
])('[TRK-1] %s is written so that every reader can read it', (_what, keyword, stored) => {
  const line = written(keyword)
  expect(keywordIn(line)).toBe(stored)
  expect(line).not.toMatch(/(?<!\\)\\ud[89a-f]/i)
})
