import { describe, expect, test } from 'vitest'
import { get, strictly } from './ask.ts'

describe('a host for mip pages', () => {
  const mip = { host: 'mip.store.example' }
  const from = { localAddress: '127.0.13.1' }

  test('[SEC-2] has them, and the store’s own host sends there', async () => {
    for (const host of ['mip.store.example', 'MIP.store.example:443']) {
      const { status, headers } = await strictly('/mip/apps/1', { ...from, headers: { host } })
      expect([host, status]).toEqual([host, 200])
      expect(headers['content-security-policy']).toContain('https://c.mipcdn.com/')
    }
    const moved = await strictly('/mip/apps/1?x=y', from)
    expect([moved.status, moved.headers.location]).toEqual([301, 'https://mip.store.example/mip/apps/1'])
    expect(moved.headers['strict-transport-security']).toBeDefined()
  })

  test('[SEC-2] has nothing else', async () => {
    for (const path of [
      '/',
      '/apps/1',
      '/mip/',
      '/mip/apps/1/x',
      '/assets/x.js',
      '/collect',
      '/healthz',
      '/packages/x',
      '/wdjweb/api/x',
    ])
      expect([path, (await strictly(path, { ...from, headers: mip })).status]).toEqual([path, 421])
    const told = await strictly('/policy-report', { ...from, method: 'POST', headers: mip }, '{}')
    expect(told.status).toBe(415)
  })

  test('[SEC-2] is not needed: without one they are on the store’s own', async () => {
    expect((await get('/mip/apps/1')).status).toBe(200)
    expect((await get('/mip/apps/1', { headers: mip })).status).toBe(421)
  })
})
