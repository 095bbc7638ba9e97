import { expect, test } from 'vitest'
import { pageCsp } from './content-security-policy.ts'

test('[TRK-1] a page may reach another collector only where the operator named it', () => {
  expect(pageCsp([])).toContain("connect-src 'self' http://127.0.0.1:58333;")
  expect(pageCsp([], { targets: ['https://events.example'] })).toContain(
    "connect-src 'self' http://127.0.0.1:58333 https://events.example;",
  )
})
