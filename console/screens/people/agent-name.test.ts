import { expect, test } from 'vitest'
import { agentName } from './agent-name.ts'

test('a browser and its system have the names that people know', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(agentName(`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`)).toBe(
    'Chrome, Linux',
  )
  expect(agentName(`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`)).toBe(
    'Chrome, Android',
  )
  expect(agentName(`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`)).toBe(
    'Edge, Windows',
  )
  expect(agentName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0')).toBe(
    'Firefox, macOS',
  )
})

test('what is none of the usual stays as it calls itself', () => {
  expect(agentName('curl/8.9')).toBe('curl/8.9')
})
