import { expect, test } from 'vitest'
import { isLocalHost } from './local-host.ts'

test.each([
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.9.9.9',
  'localhost:80',
  'LOCALHOST',
  '[::1]',
  '::1',
  '[::1]:3000',
])('[SEC-2] %s is this machine', host => {
  expect(isLocalHost(host)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil.localhost',
  '127.0.0.1:3000@evil',
  '128.0.0.1',
  '127.0.0.1\n',
])('[SEC-2] %j is not', host => {
  expect(isLocalHost(host)).toBe(false)
})
