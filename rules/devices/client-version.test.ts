import { expect, test } from 'vitest'
import { isAtLeast, versionsIn } from './client-version.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/120.0.0.0 Mobile Safari/537.36'

test.each([
  [chrome, {}],
  [`${chrome} PergolaClient/4.2.1`, { client: '4.2.1' }],
  [`${chrome} pergolahost/2`, { host: '2' }],
  [`${chrome} pergolaclient/10.21.305`, { client: '10.21.305' }],
  [`${chrome} pergolaclient/4.2.1 pergolahost/2.0`, { client: '4.2.1', host: '2.0' }],
  [`${chrome} pergolaclient/4.2.1.9.9-beta`, { client: '4.2.1.9' }],
  [`${chrome} pergolaclient/x4`, {}],
  [`${chrome} pergolaclient/`, {}],
])('[BR-1] %s says what surrounds the page', (userAgent, versions) => {
  expect(versionsIn(userAgent)).toEqual(versions)
})

test.each([
  ['1.0', '1.0', true],
  ['1', '1.0', true],
  ['1.0', '1', true],
  ['1.10', '1.9', true],
  ['2', '1.9.9', true],
  ['1.9', '1.10', false],
  ['1', '1.0.1', false],
  ['0', '1.0', false],
  ['1.9.9', '2', false],
])('[BR-1] version %s is enough for %s: %s', (version, min, enough) => {
  expect(isAtLeast(version, min)).toBe(enough)
})
