import { expect, test } from 'vitest'
import { speculationHeader, speculationRules } from './speculation-rules.ts'

interface Rules {
  prerender: [{ where: { and: [{ or: { href_matches: URLPatternInit }[] }, unknown] }; eagerness: string }]
}

const paths = [
  '/',
  '/apps/:app',
  '/apps/:app/comments',
  '/search',
  '/top/:kind',
  '/mip/apps/:app',
  '/en/apps/:app',
]
const { prerender } = speculationRules(paths, 'moderate') as Rules
const at = 'https://store.example'
const isMadeReady = (path: string) =>
  prerender[0].where.and[0].or.some(({ href_matches }) =>
    new URLPattern({ ...href_matches, baseURL: at }).test(new URL(path, at)),
  )

test.each(['/', '/apps/1', '/apps/1/comments', '/top/soft', '/en/apps/42'])(
  '%s may be made ready ahead',
  path => expect(isMadeReady(path)).toBe(true),
)

test.each([
  '/apps/1?action=download',
  '/apps/1?utm_source=x',
  '/apps/1#comments',
  '/apps/1/newurl',
  '/packages/a.b/1/universal.apk',
  '/search?q=x',
  '/mip/apps/1',
  '/go?to=x',
  'https://other.example/apps/1',
])('%s is not', path => expect(isMadeReady(path)).toBe(false))

test('a phone waits for a touch, and with Save-Data nothing is made ready', () => {
  expect(speculationHeader('Mobile')).toEqual({ 'speculation-rules': '"/speculation/Mobile.json"' })
  expect(speculationHeader('mip')).toEqual({})
  expect(speculationRules(paths, undefined)).toEqual({})
})
