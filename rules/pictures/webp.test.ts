import { expect, test } from 'vitest'
import { THIS_SITE, webpUrl } from './webp.ts'

const hosts = ['img.example.com', 'static.example.com:8443']
const webp = (address: string) => webpUrl(address, hosts)

test.each([
  ['https://img.example.com/a.jpg', 'https://img.example.com/a.webp'],
  ['http://img.example.com/a.jpeg', 'http://img.example.com/a.webp'],
  ['https://img.example.com/a.b.PNG', 'https://img.example.com/a.b.webp'],
  ['https://IMG.example.com/a.png?v=2#x', 'https://IMG.example.com/a.webp?v=2#x'],
  ['//img.example.com/a.png', '//img.example.com/a.webp'],
  ['https://static.example.com:8443/a.png', 'https://static.example.com:8443/a.webp'],
  ['https://img.example.com/a.jpg.png', 'https://img.example.com/a.jpg.webp'],
])('[VAL-4] %s becomes %s', (address, expected) => {
  expect(webp(address)).toBe(expected)
})

test.each([
  'https://img.example.com/a.gif',
  'https://img.example.com/a.webp',
  'https://img.example.com/a.png.gif',
  'https://img.example.com/apng',
  'https://img.example.com/a.jpg/',
  'https://img.example.com/a?b=c.png',
  'https://img.example.com/a#c.png',
  'https://evil.example/a.png',
  'https://x.img.example.com/a.png',
  'https://img.example.com.evil.example/a.png',
  'https://img.example.com:8443/a.png',
  'https://static.example.com/a.png',
  'ftp://img.example.com/a.png',
  '/images/a.png',
  'a.png',
  'data:image/png',
  'http://[/a.png',
  '',
])('[VAL-4] %s stays as it is', address => {
  expect(webp(address)).toBe(address)
})

test.each([
  'x-oss-process=image/resize,w_100',
  'X-OSS-Process=style/a',
  'v=1&x-oss-process=image/resize,w_100',
  'x-image-process=image/format',
  'x-bce-process=image/format',
  'imageView2/2/w/100',
  'imageMogr2/format/png',
])('[VAL-4] a picture that is already processed by ?%s is left alone', query => {
  const address = `https://img.example.com/a.png?${query}`
  expect(webp(address)).toBe(address)
})

test('[VAL-4] a file that is only named like a process is converted', () => {
  expect(webp('https://img.example.com/imageView2.png')).toBe('https://img.example.com/imageView2.webp')
})

test.each([
  ['/img/icon/a_130x130.png', '/img/icon/a_130x130.webp'],
  ['/img/a.jpg?v=2', '/img/a.webp?v=2'],
  ['//elsewhere.example/a.png', '//elsewhere.example/a.png'],
  ['a.png', 'a.png'],
  ['https:///a.png', 'https:///a.png'],
  ['/\\elsewhere.example/a.gif', '/\\elsewhere.example/a.gif'],
])('[VAL-4] where this site is known, %s becomes %s', (address, expected) => {
  expect(webpUrl(address, [THIS_SITE])).toBe(expected)
})
