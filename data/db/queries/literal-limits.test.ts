import { expect, test } from 'vitest'

const queries = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true })

// Plans are made without the parameters, so a limit that is one would be unknown to the planner, which then reads
// whole tables: 117 ms instead of 1 in a store of a million apps.
test('every limit is written into its statement', () => {
  const limits = Object.values(queries).flatMap(text => text.match(/\blimit \S+/g) ?? [])
  expect(limits.length).toBeGreaterThan(5)
  expect(limits.filter(limit => !/^limit (\d|\$\{limit\})/.test(limit))).toEqual([])
})
