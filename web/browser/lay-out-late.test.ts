import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { layOutLate } from './lay-out-late.ts'

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
