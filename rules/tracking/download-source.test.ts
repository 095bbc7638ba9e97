import { expect, test } from 'vitest'
import { downloadSource, isDownloadSource, newUrlPath } from './download-source.ts'

const long = 'c'.repeat(32)
const paid = ['baidu_sem', 'a b', '', long, `${long}c`]
const source = (utmSource: string, utmCampaign: string, mobile = true) =>
  downloadSource({ utmSource, utmCampaign }, mobile, paid)

test('[DL-4] a listed campaign source on mobile is named in the download source', () => {
  expect(source('baidu_sem', 'spring-2026')).toBe('baidu_sem_spring-2026_download')
})

test.each([
  ['on the desktop', source('baidu_sem', 'spring', false)],
  ['from a source that is not listed', source('other', 'spring')],
  ['without a campaign', source('baidu_sem', '')],
  ['with a hostile campaign', source('baidu_sem', 'x&y=1')],
  ['with a campaign that starts badly', source('baidu_sem', '/x')],
  ['with a listed source that is no word', source('a b', 'spring')],
  ['with an empty source', source('', 'spring')],
  ['with a campaign of 33 characters', source('baidu_sem', `${long}c`)],
  ['with a source of 33 characters', source(`${long}c`, 'spring')],
])('[DL-4] %s it is wap_app_saveback', (_, made) => {
  expect(made).toBe('wap_app_saveback')
})

test('[DL-4] parts of 32 characters are allowed, and the redirect takes whatever we make', () => {
  expect(source(long, long)).toBe(`${long}_${long}_download`)
  expect(isDownloadSource(source(long, long))).toBe(true)
  expect(isDownloadSource('wap_app_saveback')).toBe(true)
})

test('[DL-4] the redirect takes 1 to 80 word characters', () => {
  expect(isDownloadSource('a')).toBe(true)
  expect(isDownloadSource('a-'.repeat(40))).toBe(true)
  expect(isDownloadSource(`${'a'.repeat(80)}b`)).toBe(false)
  expect(isDownloadSource('')).toBe(false)
  expect(isDownloadSource('a b')).toBe(false)
  expect(isDownloadSource('/a')).toBe(false)
  expect(isDownloadSource('a/')).toBe(false)
})

test('[DL-3] the offline download has a path of its own', () => {
  expect(newUrlPath(42, 'wap_app_saveback')).toBe('/apps/42/newurl?source=wap_app_saveback')
  expect(newUrlPath(42, 'a&b')).toBe('/apps/42/newurl?source=a%26b')
  expect(newUrlPath(42, 'a', 'x86_64')).toBe('/apps/42/newurl?source=a&abi=x86_64')
})
