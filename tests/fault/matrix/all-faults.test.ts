import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_FAULTS } from './all-faults.ts'
import { KINDS } from './fault.ts'
import { LEFT_OUT } from './left-out.ts'
import { leftOutOf, nameOf } from './table.ts'
import { DOCUMENT } from './write-table.ts'

const parts = [...new Set(ALL_FAULTS.map(({ part }) => part))]
const document = readFileSync(DOCUMENT, 'utf8')

test.each(parts)('every kind of fault of %s is tried, or left out for a reason', part => {
  const known = [...ALL_FAULTS, ...LEFT_OUT].filter(one => one.part === part).map(({ kind }) => kind)
  expect(KINDS.filter(kind => !known.includes(kind))).toEqual([])
})

test.each(['worker', 'console', 'TLS front', 'replica'])('%s is killed, hung and restarted', part => {
  const kinds = ALL_FAULTS.filter(one => one.part === part).map(({ kind }) => kind)
  expect(kinds).toEqual(['killed', 'hung', 'restarted'])
})

test('the document has a row for each fault, and names what is left out', () => {
  const rows = document.split('\n').flatMap(line => /^\| ([^|]+) \| (?:200|none|503) /.exec(line)?.[1] ?? [])
  expect(rows).toEqual(ALL_FAULTS.map(nameOf))
  expect(document).toContain(leftOutOf(LEFT_OUT))
})
