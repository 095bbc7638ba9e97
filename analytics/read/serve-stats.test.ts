import pino from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Store } from '../../data/clickhouse/store.ts'
import { serveStats } from './serve-stats.ts'

/** Asked for nothing that is stored. */
const store: Store = {
  rows: () => Promise.reject(new Error('nothing is stored here')),
  run: () => Promise.reject(new Error('nothing is stored here')),
  feed: () => Promise.reject(new Error('nothing is stored here')),
  close: async () => {},
}
const served = (token: string) =>
  serveStats({ store, registry: new Registry(), timeZone: 'UTC', token, log: pino({ level: 'silent' }) })

test('[SEC-2] without a token numbers are for those who name this machine, and no page whose name leads here', async () => {
  const status = async (url: string, host: string) =>
    (await served('').inject({ url, headers: { host } })).statusCode
  for (const url of ['/', '/metrics', '/stats/days']) {
    expect(await status(url, 'evil.example')).toBe(421)
    expect(await status(url, '127.0.0.1:3100')).not.toBe(421)
  }
})

test('[SEC-2] with a token any name will do', async () => {
  const headers = { host: 'numbers.example', authorization: 'Bearer secret' }
  expect((await served('secret').inject({ url: '/', headers })).statusCode).toBe(200)
})
