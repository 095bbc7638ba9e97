// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { closeNotice, handedOver, offerInstead } from './notice.ts'

const links = () => [...document.querySelectorAll('section a')].map(link => link.getAttribute('href'))

test('[DL-8] the offer of the ordinary download takes the place of what was said before, and can be taken back', () => {
  handedOver()
  expect(document.querySelectorAll('section')).toHaveLength(1)
  offerInstead('/packages/a.apk', String(1024 ** 2))
  expect(links()).toEqual(['/packages/a.apk', '/client'])
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('没有反应？可以直接下载安装包')
  offerInstead('/packages/b.apk', 1, 'refused')
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('没有成功，可以直接下载安装包')
  closeNotice()
  expect(document.querySelectorAll('section')).toHaveLength(0)
})

test('the question about privacy, which has the same place, waits for as long as a notice is there', () => {
  const waits = () => document.documentElement.classList.contains('has-notice')
  handedOver()
  expect(waits()).toBe(true)
  closeNotice()
  expect(waits()).toBe(false)
})
