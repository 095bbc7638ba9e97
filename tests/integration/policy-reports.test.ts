import { expect, test } from 'vitest'
import { suiteApp } from './suite.ts'

const lines: Record<string, unknown>[] = []
const { app, metrics } = suiteApp('policy_reports', {
  logTo: { write: line => void lines.push(JSON.parse(line)) },
})

const send = (body: unknown, type = 'application/csp-report') =>
  app().inject({
    method: 'POST',
    url: '/policy-report',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const report = (target: string, page = 'https://store.example/apps/1') => ({
  'csp-report': { 'document-uri': page, 'effective-directive': 'img-src', 'blocked-uri': target },
})
const counted = async () => {
  const body = await metrics.registry.metrics()
  return Number(/^pergola_policy_reports_total\{directive="img-src"\} (\d+)$/m.exec(body)?.[1] ?? 0)
}

test('[SEC-2] every answer says where reports go, by its policy and by a header', async () => {
  const { headers } = await app().inject('/apps/1')
  expect(headers['content-security-policy']).toContain('report-uri /policy-report; report-to policy')
  expect(headers['reporting-endpoints']).toBe('policy="/policy-report"')
})

test('[SEC-2] a report is counted each time and logged once, without what a stranger could hide in it', async () => {
  const before = await counted()
  const page = 'https://store.example/apps/1?who=me'
  for (let n = 0; n < 50; n++)
    expect((await send(report(`https://evil.example/${n}?x`, page))).statusCode).toBe(204)
  const several = [{ type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'img-src' } }]
  expect((await send(several, 'application/reports+json')).statusCode).toBe(204)
  expect((await counted()) - before).toBe(51)
  const told = lines.filter(({ msg }) => msg === 'refused by the policy of a page')
  expect(told.map(({ directive, blocked, page }) => [directive, blocked, page])).toEqual([
    ['img-src', 'evil.example', '/apps/1'],
    ['img-src', '', '/apps/1'],
  ])
})

test('[SEC-2] a flood of different reports is at most a hundred lines', async () => {
  for (let n = 0; n < 300; n++) await send(report(`https://x${n}.example/`))
  const told = lines.filter(({ msg }) => msg === 'refused by the policy of a page')
  expect(told.length).toBeGreaterThan(90)
  expect(told.length).toBeLessThanOrEqual(101)
})

test.each([
  ['what is too large', 'x'.repeat(16 * 1024 + 1), 'application/csp-report', 413],
  ['what is no JSON', '{', 'application/csp-report', 400],
  ['what is no report', '{"x":1}', 'application/reports+json', 400],
  ['a prototype', '{"__proto__":{},"csp-report":{}}', 'application/csp-report', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['a text', '{}', 'text/plain', 415],
])('[SEC-2] %s is refused', async (_what, body, type, status) => {
  const before = await counted()
  expect((await send(body, type)).statusCode).toBe(status)
  expect(await counted()).toBe(before)
})
