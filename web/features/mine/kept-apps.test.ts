// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isKeptApp } from './is-kept-app.ts'
import { type KeptApp, keepApp, keptApps, rememberSeen, remembersSeen, seeApp } from './kept-apps.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const app = (id: number): KeptApp => ({ id, name: `应用${id}`, icon: `/img/icon/a_100x100.webp` })
const ids = () =>
  keptApps('seen_apps')
    .filter(isKeptApp)
    .map(({ id }) => id)

test('the newest comes first, once, and the oldest of more than thirty is forgotten', () => {
  for (const id of [1, 2, 3, 1]) keepApp('seen_apps', app(id))
  expect(ids()).toEqual([1, 3, 2])
  for (let id = 10; id < 40; id++) keepApp('seen_apps', app(id))
  expect(ids()).toHaveLength(30)
  expect(ids()[0]).toBe(39)
  expect(keptApps('wished_apps')).toEqual([])
})

test('one can be taken out', () => {
  for (const id of [1, 2]) keepApp('seen_apps', app(id))
  keepApp('seen_apps', app(1), false)
  expect(ids()).toEqual([2])
})

test.each([
  'x',
  '{}',
  'null',
  '[null,1,"a"]',
  '[{"id":1.5,"name":"a","icon":"/img/a.webp"}]',
  '[{"id":1,"name":"a","icon":"javascript:alert(1)"}]',
  '[{"id":1,"name":"a","icon":"//evil.example/a.png"}]',
])('what no page of ours wrote is no app, and does not stand in the way of one: %s', text => {
  localStorage.setItem('seen_apps', text)
  expect(ids()).toEqual([])
  keepApp('seen_apps', app(7))
  expect(ids()).toEqual([7])
})

test('without storage nothing is kept, and no error is shown', () => {
  vi.stubGlobal('localStorage', undefined)
  keepApp('seen_apps', app(1))
  expect(ids()).toEqual([])
})

test('after it is turned off nothing is remembered, and nothing left', () => {
  seeApp(app(7))
  expect(ids()).toEqual([7])
  rememberSeen(false)
  seeApp(app(7))
  expect([ids(), remembersSeen()]).toEqual([[], false])
  rememberSeen(true)
  seeApp(app(7))
  expect([ids(), remembersSeen()]).toEqual([[7], true])
})
