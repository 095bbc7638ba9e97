import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { layOutForLinks, layOutLate } from './lay-out-late.ts'

test('one part is laid out each time the browser is idle, until none is left', () => {
  const document = new Window().document as unknown as Document
  document.body.innerHTML = '<p data-late=""></p><p data-late=""></p><p></p>'
  const idle: (() => void)[] = []
  const late = () => document.querySelectorAll('[data-late]').length
  layOutLate(document, run => idle.push(run))
  expect(late()).toBe(1)
  idle.shift()?.()
  expect(late()).toBe(0)
  idle.shift()?.()
  expect(idle).toHaveLength(0)
})

test('an address with a section, or a link to one, lays out everything at once', () => {
  const page = '<p data-late=""></p><a href="#x"><b>x</b></a><a href="/y">y</a>'
  const open = (hash: string) => {
    const document = new Window().document as unknown as Document
    document.body.innerHTML = page
    layOutForLinks(document, hash)
    return document
  }
  const late = (document: Document) => document.querySelectorAll('[data-late]').length
  expect(late(open('#x'))).toBe(0)
  const document = open('')
  document.querySelector<HTMLElement>('a[href="/y"]')?.click()
  expect(late(document)).toBe(1)
  document.querySelector('b')?.click()
  expect(late(document)).toBe(0)
})
