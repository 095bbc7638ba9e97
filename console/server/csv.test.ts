import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('what begins like a formula is a text', () => {
  for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])
    expect(csvLine([evil]).replace(/^"/, '')).toMatch(/^'/)
  expect(csvLine(['=HYPERLINK("http://evil.example","x")'])).toBe(
    `"'=HYPERLINK(""http://evil.example"",""x"")"\r\n`,
  )
})

test('commas, quotes and lines stay inside their cell; numbers are numbers', () => {
  expect(csvLine(['a,b', 'say "hi"', 'one\ntwo', 7, -3, null, '苔藓'])).toBe(
    '"a,b","say ""hi""","one\ntwo",7,-3,,苔藓\r\n',
  )
})
