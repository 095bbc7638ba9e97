import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBatch, anEvent } from '../support/batches.ts'
import { appOver, suiteDatabase } from './suite.ts'

const suite = suiteDatabase('without_analytics')
/** No log could be opened there. */
const natsUrl = 'nats://web:none@127.0.0.1:1'
let app: FastifyInstance
beforeAll(async () => {
  const { url, mediaDir } = suite
  const more = { EVENTS: 'off', COLLECT_URL: '/collect' }
  app = await appOver(suite.db, { databaseUrl: url, mediaDir, natsUrl, more })
})
afterAll(() => app.close())

test('pages report nothing', async () => {
  const { statusCode, body } = await app.inject('/apps/1')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('/collect')
})

test('a page that was opened before can send its events, so its browser keeps none', async () => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8' }
  const payload = JSON.stringify(aBatch([anEvent()]))
  const answer = await app.inject({ method: 'POST', url: '/collect', headers, payload })
  expect(answer.statusCode).toBe(200)
})
