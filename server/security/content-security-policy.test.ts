import { expect, test } from 'vitest'
import { pageCsp, withHelper } from './content-security-policy.ts'

test('[TRK-1] a page may reach another collector only where the operator named it', () => {
  expect(pageCsp([])).toContain("connect-src 'self';")
  expect(pageCsp([], { targets: ['https://events.example'] })).toContain(
    "connect-src 'self' https://events.example;",
  )
})

test('[DL-7] [SEC-3] the desktop helper is reached only from where apps are installed', () => {
  expect(pageCsp([])).not.toContain('127.0.0.1')
  expect(withHelper(pageCsp([], { targets: ['https://events.example'] }))).toContain(
    "connect-src 'self' http://127.0.0.1:58333 https://events.example;",
  )
})

test('[SEC-2] only a store with a provider of risk control makes addresses of scripts', () => {
  expect(pageCsp([])).toMatch(/; trusted-types pergola-replies$/)
  expect(pageCsp([], { scripts: [] })).not.toContain('pergola-risk')
  expect(pageCsp([], { scripts: ['https://risk.example/sdk.js'] })).toContain(
    'trusted-types pergola-replies pergola-risk',
  )
})
