import { expect, test } from 'vitest'
import { memoryJar } from '../../browser/memory-jar.test-support.ts'
import { keepSearchChannel, keptChannel } from './search-channel.ts'

const baidu = 'https://www.baidu.com/s?wd=x'

test('[AD-3] a visitor from a search engine is remembered for 180 days', () => {
  const written = { cookie: '', URL: 'http://store.example/' }
  expect(keepSearchChannel(written, baidu, '', Date.UTC(2026, 0, 1))).toBe('BAIDU')
  expect(written.cookie).toBe(
    'search_channel=BAIDU; path=/; samesite=Lax; expires=Tue, 30 Jun 2026 00:00:00 GMT; secure',
  )
})

test('[SEC-2] over https its cookie is of this host alone, and is known again', () => {
  const jar = memoryJar('https://store.example/')
  keepSearchChannel(jar, baidu, '')
  expect([jar.cookie, keptChannel(jar)]).toEqual(['__Host-search_channel=BAIDU', 'BAIDU'])
  keepSearchChannel(jar, '', '?utm_term=x')
  expect(jar.cookie).toBe('')
})

test('[AD-3] the channel lasts over pages of our own, which do not prolong it', () => {
  const jar = { cookie: 'search_channel=BAIDU', URL: '' }
  expect(keepSearchChannel(jar, 'https://store.example/', '')).toBe('BAIDU')
  expect(jar.cookie).toBe('search_channel=BAIDU')
})

test('[AD-3] any utm_ parameter deletes the cookie', () => {
  const jar = memoryJar()
  keepSearchChannel(jar, baidu, '')
  expect(jar.cookie).toBe('search_channel=BAIDU')
  expect(keepSearchChannel(jar, baidu, '?utm_term=x')).toBeUndefined()
  expect(jar.cookie).toBe('')
})

test('[AD-3] a visitor without a channel gets no cookie', () => {
  const jar = { cookie: '', URL: '' }
  expect(keepSearchChannel(jar, '', '')).toBeUndefined()
  expect(jar.cookie).toBe('')
})
