import { describe, expect, test } from 'vitest'
import { isLate, raw, strictly, untilDenied } from './ask.ts'
import { LIMITS, strictPorts } from './booted.ts'

describe('limits', () => {
  test('[SEC-2] a visitor with too many cache misses has to wait', async () => {
    const from = { localAddress: '127.0.4.1' }
    await strictly('/apps/1', { localAddress: '127.0.4.9' })
    const { sent, told } = await untilDenied(n => strictly(`/apps/${1000 + n}`, from), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.misses)
    expect(told.headers['retry-after']).toBe('10')
    // What passes is counted with it. What is there is for everyone, and others go on.
    await untilDenied(() => strictly('/healthz', from), isLate)
    expect((await strictly('/apps/1', from)).status).toBe(200)
    expect((await strictly('/apps/2001', { localAddress: '127.0.4.2' })).status).toBe(404)
  })

  test('[SEC-2] reports are limited by address, and by network', async () => {
    const send = (localAddress: string) => strictly('/collect', { method: 'POST', localAddress }, '{}')
    const { sent, told } = await untilDenied(() => send('127.0.5.1'), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.collects)
    expect(JSON.parse(told.body)).toMatchObject({ state: { code: 4290000 } })
    // Each address sends once.
    await untilDenied(n => send(`127.0.6.${1 + (n % 250)}`), isLate)
    expect((await send('127.0.7.1')).status).toBe(400)
  })

  test('[SEC-2] what browsers tell of policies is limited by address', async () => {
    const send = (localAddress: string) => strictly('/policy-report', { method: 'POST', localAddress }, '{}')
    const { sent } = await untilDenied(() => send('127.0.11.1'), isLate)
    expect(sent).toBeGreaterThanOrEqual(LIMITS.policyReports)
    expect(sent).toBeLessThan(LIMITS.misses)
    expect((await send('127.0.11.2')).status).toBe(415)
  })

  const proxied = (from: string, request: string, localAddress?: string) => {
    const [family, to] = from.includes(':') ? ['TCP6', '::1'] : ['TCP4', '127.0.0.1']
    const head = 'Host: store.example\r\nX-Forwarded-For: 198.51.100.7\r\nConnection: close'
    return raw(
      strictPorts.proxy,
      `PROXY ${family} ${from} ${to} 1 2\r\n${request} HTTP/1.1\r\n${head}\r\n\r\n`,
      localAddress,
    )
  }
  const toldToWait = (answer: string) => answer.startsWith('HTTP/1.1 429')

  test.each([
    ['203.0.113.1', '203.0.113.2', 3000],
    ['2001:db8:1::1', '2001:db8:1:1::1', 4000],
  ])(
    '[SEC-2] behind a front %s is counted separately, whatever the headers say',
    async (one, other, first) => {
      const { sent } = await untilDenied(n => proxied(one, `GET /apps/${first + n}`), toldToWait)
      expect(sent).toBeGreaterThanOrEqual(LIMITS.misses)
      expect(await proxied(other, `GET /apps/${first + 999}`)).toMatch(/^HTTP\/1.1 404/)
    },
  )

  test('[SEC-2] on the listener of visitors no one speaks for another', async () => {
    const spoken =
      'PROXY TCP4 203.0.113.3 127.0.0.1 1 2\r\nGET / HTTP/1.1\r\nHost: store.example\r\nConnection: close\r\n\r\n'
    expect(await raw(strictPorts.edge, spoken)).toMatch(/^HTTP\/1.1 400/)
  })

  test('[SEC-2] only a front that the operator named is believed', async () => {
    expect(await proxied('203.0.113.9', 'GET /apps/1', '127.0.0.2')).toMatch(/^HTTP\/1.1 403/)
  })

  // The owner of one of these has all of them.
  test.each([
    ['no zeros', '2001:db8:a:b:', ['1:2:3:4', ':1', '0:1:0:1', ':'], '2001:db8:a:c::1'],
    ['zeros at the end', '2001:db8:', [':1', ':1:2:3:4', '0:0:1::', ':1:0:0'], '2001:db8:0:1::1'],
    ['zeros inside', '2001:', [':4:5:6:7:8', '0:0:4::8', '0:0:4:0:0:7:0'], '2001:0:1:4::1'],
    ['zeros first', '', ['::4:5:6:7:8', '0:0:0:4::8', '::4:0:0:0:8'], '0:0:1:4::8'],
    ['two zeros first', '', ['::3:4:5:6:7:8', '0:0:3:4::8'], '0:0:3:5::8'],
  ])(
    '[SEC-2] 64 bits of IPv6 are one visitor, with %s in them, in any notation',
    async (_, network, hosts, other) => {
      const send = (from: string) => proxied(from, 'POST /policy-report')
      const host = (n: number) => `${network}${hosts[n % hosts.length]}`
      const { sent } = await untilDenied(n => send(host(n)), toldToWait)
      expect(sent).toBe(LIMITS.policyReports)
      for (const [n] of hosts.entries()) expect(await send(host(n))).toMatch(/^HTTP\/1.1 429/)
      expect(await send(other)).toMatch(/^HTTP\/1.1 400/)
    },
  )

  test('[SEC-2] a network of IPv6 counts as one, however its addresses are written', async () => {
    const send = (from: string) => proxied(from, 'GET /collect')
    const hex = (n: number) => n.toString(16)
    await untilDenied(n => send(`2001:db8:7:${hex(n + 1)}::1`), toldToWait)
    // Full now, also for those who are written shorter and longer.
    const shorter = await untilDenied(n => send(`2001:db8:7::${hex(n + 1)}`), toldToWait)
    const longer = await untilDenied(n => send(`2001:db8:7:ffff:1:2:3:${hex(n + 1)}`), toldToWait)
    expect(Math.max(shorter.sent, longer.sent)).toBeLessThan(LIMITS.collects * 3)
    expect(toldToWait(await send('2001:db8:8::1'))).toBe(false)
  })
})
