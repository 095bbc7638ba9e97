import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureEnvelope } from '../../contract/api/envelope.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { freePorts } from '../support/free-ports.ts'
import { within } from '../support/within.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { mediaDir } = suiteDatabase('api_away')
let silent: Server
let databases: Database[] = []
let apps: Record<'dead' | 'silent', FastifyInstance>

beforeAll(async () => {
  // Takes connections and never says a word, as a machine does that hangs.
  silent = createServer(() => {})
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const [closed = 0] = await freePorts(1)
  const over = async (port: number) => {
    const url = `postgres://postgres@127.0.0.1:${port}/pergola`
    const db = openDatabase({ url, pool: 2 })
    databases.push(db)
    return appOver(db, { databaseUrl: url, mediaDir })
  }
  apps = {
    dead: await over(closed),
    silent: await over(typeof address === 'object' && address ? address.port : 0),
  }
})
afterAll(async () => {
  await Promise.all(Object.values(apps).map(app => app.close()))
  await Promise.all(databases.map(db => db.destroy()))
  databases = []
  silent.close()
})

const form = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'appType=0&pageType=0&appId=1',
}
const token = 'abcdefghijklmnopqrstuvwx'
const calls = {
  getAdConfig: { method: 'POST', url: '/wdjweb/api/getAdConfig', ...form },
  getDownloadConfig: { method: 'POST', url: '/wdjweb/api/getDownloadConfig', ...form },
  'reply/more': {
    method: 'GET',
    url: `/wdjweb/api/comment/reply/more?commentId=16777217&offset=3&ctoken=${token}`,
    headers: { cookie: `ctoken=${token}` },
  },
} as const

for (const [name, call] of Object.entries(calls)) {
  test.each(['dead', 'silent'] as const)(
    `[VAL-9] [COM-3] [AD-1] [DL-6] ${name} over a %s database says so, and soon`,
    async which => {
      const began = performance.now()
      // More than the pool has connections.
      const answers = await Promise.all(Array.from({ length: 6 }, () => apps[which].inject(call)))
      expect(performance.now() - began).toBeLessThan(within(2500))
      for (const answer of answers) {
        expect(answer.statusCode).toBe(503)
        expect(answer.json()).toEqual(failureEnvelope('overloaded'))
        expect(answer.headers['retry-after']).toBe('5')
      }
    },
  )
}
