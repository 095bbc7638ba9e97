import { expect, test } from 'vitest'
import { localPath, readPath, withQuery } from './local-path.ts'
import { screenRouter } from './screen.ts'

const findScreen = screenRouter(
  ['/', '/apps', '/apps/new', '/apps/:app', '/apps/:app/versions', '/categories/:id?'].map(path => ({
    path,
    show: async () => undefined,
  })),
)

test.each([
  ['/', '/', {}],
  ['/apps', '/apps', {}],
  ['/apps/new', '/apps/new', {}],
  ['/apps/7', '/apps/:app', { app: '7' }],
  ['/apps/a%2Fb', '/apps/:app', { app: 'a/b' }],
  ['/apps/7/versions', '/apps/:app/versions', { app: '7' }],
  ['/categories', '/categories/:id?', {}],
  ['/categories/3', '/categories/:id?', { id: '3' }],
])('%s is %s', (path, screen, params) => {
  expect(findScreen(path)).toMatchObject({ screen: { path: screen }, params })
})

test.each(['/app', '/apps/7/other', '/apps/7/versions/1', '/apps/%zz', ''])('%j is none', path => {
  expect(findScreen(path)).toBe(undefined)
})

test.each([
  ['/apps?q=a', '/apps?q=a'],
  ['https://evil.example', '/'],
  ['//evil.example/a', '/'],
  ['/\\evil.example', '/'],
  ['', '/'],
  ['apps', '/'],
  ['/a/../b', '/b'],
  ['/.//evil.example/sign-in', '/'],
  ['/..//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/\t/evil.example', '/'],
])('%j leads to %s', (text, path) => {
  expect(localPath(text)).toBe(path)
})

test.each([
  ['/apps?q=a', '/apps'],
  ['//%25%tk?q=a', '//%25%tk'],
  ['//evil.example/apps', '//evil.example/apps'],
  ['https://evil.example/apps', '/'],
  ['*', '/'],
])('a request for %j is for the path %s', (path, pathname) => {
  expect(readPath(path).pathname).toBe(pathname)
})

test('what was done a moment ago is said once', () => {
  expect(withQuery('/apps?q=a&done=3&same=1', {})).toBe('/apps?q=a')
  expect(withQuery('/apps?done=3', { done: '4' })).toBe('/apps?done=4')
})
