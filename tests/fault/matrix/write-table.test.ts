import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT, filesOf, RESULT, withTable } from './write-table.ts'

const plain = { out: '', writeDoc: false, only: '' }

test('a run leaves the document alone without --write-doc', () => {
  expect(filesOf(plain)).toEqual([RESULT])
  expect(filesOf({ ...plain, out: '/tmp/table.md' })).toEqual(['/tmp/table.md'])
  expect(filesOf({ ...plain, writeDoc: true })).toEqual([RESULT, DOCUMENT])
})

test('a part of the faults never replaces the table of the document', () => {
  expect(() => filesOf({ ...plain, writeDoc: true, only: 'nats' })).toThrow('--write-doc')
})

test('the document keeps everything around its table', () => {
  const document = (table: string) =>
    `# Faults\n\n<!-- made by npm run fault:matrix -- --write-doc -->\n\n${table}\n\n<!-- end -->\n\nThe end.\n`
  expect(withTable(document('| old |'), '| new |')).toBe(document('| new |'))
  expect(() => withTable('# No place', '| new |')).toThrow('no place')
  expect(() => withTable(readFileSync(DOCUMENT, 'utf8'), '| new |')).not.toThrow()
})
