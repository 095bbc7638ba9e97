import { expect, test } from 'vitest'
import { readReports } from './policy-reports.ts'

const single = (more: object) => ({
  'csp-report': { 'document-uri': 'https://store.example/apps/1?q=secret', ...more },
})
const several = (more: object, type = 'csp-violation') => [
  { type, age: 1, body: { documentURL: 'https://store.example/apps/1#x', ...more } },
]

test.each([
  ['https://evil.example:8080/x?y=z', 'evil.example:8080'],
  ['inline', 'inline'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['data', 'data'],
  ['data:text/html,x', 'data:'],
  ['', ''],
  ['a\nb', 'unknown'],
  ['https://\n{"level":60}.example/', 'unknown'],
  [`https://${'x'.repeat(300)}.example/`, 'x'.repeat(100)],
])('[SEC-2] what was refused, %j, is named by its host alone: %j', (target, blocked) => {
  const expected = [{ directive: 'img-src', blocked, page: '/apps/1' }]
  expect(readReports(single({ 'effective-directive': 'img-src', 'blocked-uri': target }))).toEqual(expected)
  expect(readReports(several({ effectiveDirective: 'img-src', blockedURL: target }))).toEqual(expected)
})

test('[SEC-2] older browsers name the whole directive', () => {
  expect(
    readReports(single({ 'violated-directive': "script-src 'self' x", 'blocked-uri': 'eval' })),
  ).toMatchObject([{ directive: 'script-src', blocked: 'eval' }])
})

test('[SEC-2] a word that is no directive, and a page that has no address, are no report', () => {
  for (const said of ['constructor', 'img-src\n', '', 'x'.repeat(4000)])
    expect(readReports(single({ 'effective-directive': said }))).toEqual([])
  expect(readReports(several({ effectiveDirective: 'img-src', documentURL: 'x' }))).toEqual([])
})

test.each([
  undefined,
  null,
  'x',
  1,
  {},
  { 'csp-report': 'x' },
  { 'csp-report': { 'document-uri': 1 } },
  single({ 'effective-directive': 'x'.repeat(4097) }),
  several({ effectiveDirective: 'img-src' }, 'crash'),
  several({}),
  Array(21).fill(several({ effectiveDirective: 'img-src' })[0]),
])('[SEC-2] anything else is refused', body => {
  expect(readReports(body)).toBeUndefined()
})
