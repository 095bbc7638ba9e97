import { expect, test } from 'vitest'
import {
  CHANNEL_COOKIE_SECONDS,
  isSearchChannel,
  nextChannel,
  SEARCH_CHANNELS,
  searchChannel,
} from './search-channel.ts'

test('[AD-3] the eight channels, in a cookie of 180 days', () => {
  expect(SEARCH_CHANNELS).toEqual(['BAIDU', 'SM', 'SOGOU', 'SO', 'GOOGLE', 'BING', 'YOUDAO', 'TOUTIAO'])
  expect(CHANNEL_COOKIE_SECONDS).toBe(180 * 24 * 60 * 60)
})

test.each([
  ['BAIDU', 'baidu.com www.baidu.com m.baidu.com a.b.baidu.com WWW.BAIDU.COM'],
  ['SM', 'sm.cn m.sm.cn yz.m.sm.cn'],
  ['SOGOU', 'sogou.com www.sogou.com wap.sogou.com'],
  ['SO', 'so.com www.so.com m.so.com so.360.cn www.haosou.com'],
  ['GOOGLE', 'google.com www.google.com google.cat google.de www.google.co.jp www.google.com.hk'],
  ['BING', 'bing.com www.bing.com cn.bing.com global.bing.com'],
  ['YOUDAO', 'www.youdao.com m.youdao.com'],
  ['TOUTIAO', 'so.toutiao.com m.toutiao.com'],
] as const)('[AD-3] %s is recognized by the hosts %s', (channel, hosts) => {
  for (const host of hosts.split(' ')) {
    expect(searchChannel(`https://${host}/s?wd=x`)).toBe(channel)
    expect(searchChannel(`http://${host}:8080`)).toBe(channel)
  }
})

test.each([
  'baidu.com.evil.com',
  'notbaidu.com',
  'baidu-com.evil.com',
  'xbaiduxcom',
  'baidu.community',
  'notsm.cn',
  'sm.cn.evil.com',
  'smxcn',
  'mysogou.com',
  'sogou.com.evil.com',
  'sogouxcom',
  'x.so.com',
  'also.com',
  'mso.com',
  'so.com.evil.com',
  'x.so.360.cn',
  'www.so.360.cn',
  'so.360.cn.evil.com',
  'haosou.com',
  'x.www.haosou.com',
  'www.haosou.com.evil.com',
  'sub.google.com',
  'wwwgoogle.com',
  'notgoogle.com',
  'google.evil',
  'google.com.evil',
  'google.com.evil.com',
  'google.x',
  'x.bing.com',
  'wwwbing.com',
  'notbing.com',
  'bing.com.evil.com',
  'youdao.com',
  'x.www.youdao.com',
  'm.youdao.com.evil.com',
  'toutiao.com',
  'www.toutiao.com',
  'x.so.toutiao.com',
  'm.toutiao.com.evil.com',
])('[AD-3] %s is no channel', host => {
  expect(searchChannel(`https://${host}/`)).toBeUndefined()
})

test.each([
  undefined,
  '',
  'nonsense',
  'www.baidu.com',
  'ftp://www.baidu.com/',
  'javascript://www.baidu.com/',
  'android-app://www.baidu.com',
  'https://evil.example/?r=https://www.baidu.com/',
  'https://evil.example/www.baidu.com',
  'https://www.baidu.com@evil.example/',
])('[AD-3] the referrer %s is no channel', referrer => {
  expect(searchChannel(referrer)).toBeUndefined()
})

test('[AD-3] any utm_ parameter makes the channel forgotten, whatever the referrer', () => {
  expect(nextChannel('BAIDU', 'https://www.sogou.com/', '?utm_medium=x')).toBeUndefined()
  expect(nextChannel('BAIDU', undefined, '?a=1&utm_source=')).toBeUndefined()
})

test('[AD-3] a search engine replaces the channel, and a page of our own keeps it', () => {
  expect(nextChannel(undefined, 'https://www.sogou.com/', '')).toBe('SOGOU')
  expect(nextChannel('BAIDU', 'https://www.sogou.com/', '?a=utm_source')).toBe('SOGOU')
  expect(nextChannel('BAIDU', 'https://store.example/', '')).toBe('BAIDU')
  expect(nextChannel(undefined, 'https://store.example/', '')).toBeUndefined()
})

test('[AD-3] a remembered value that is no channel counts as none', () => {
  expect(nextChannel('YAHOO', undefined, '')).toBeUndefined()
  expect(isSearchChannel('BAIDU')).toBe(true)
  expect(isSearchChannel('baidu')).toBe(false)
  expect(isSearchChannel(undefined)).toBe(false)
})
