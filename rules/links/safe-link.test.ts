import { expect, test } from 'vitest'
import { isSafeLink } from './safe-link.ts'

test.each([
  'https://studio.example/gift?id=7#code',
  'HTTPS://STUDIO.EXAMPLE',
  'https://studio.example:8443/a b',
  '/apps/1',
  '/',
  '/apps/1?x=https://evil.example',
  '/.//evil.example',
])('%j may be a link', link => {
  expect(isSafeLink(link)).toBe(true)
})

test.each([
  '',
  'http://studio.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://studio.example/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://store.example@evil.example/',
  'https://user:word@evil.example/',
  'https://',
  'https://[',
  'gift.html',
  '#gift',
  '?id=1',
  ' https://studio.example/',
])('%j may not', link => {
  expect(isSafeLink(link)).toBe(false)
})
