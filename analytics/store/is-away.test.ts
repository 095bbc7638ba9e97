import { ClickHouseError } from '@clickhouse/client'
import { expect, test } from 'vitest'
import { isAway } from './is-away.ts'

const said = (type: string) => new ClickHouseError({ message: 'x', code: '1', type })

test.each([
  'MEMORY_LIMIT_EXCEEDED',
  'TOO_MANY_PARTS',
  'TABLE_IS_READ_ONLY',
  'NOT_ENOUGH_SPACE',
  'TIMEOUT_EXCEEDED',
])('%s is the fault of the store', type => {
  expect(isAway(said(type))).toBe(true)
})

test('so is a store that is not reached, or does not answer', () => {
  expect(isAway(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe(true)
  expect(isAway(new Error('Timeout error.'))).toBe(true)
})

test.each(['TOO_DEEP_RECURSION', 'INCORRECT_DATA', 'CANNOT_PARSE_ESCAPE_SEQUENCE', 'SOMETHING_NEW'])(
  '%s is not',
  type => {
    expect(isAway(said(type))).toBe(false)
  },
)
