import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bootAnalytics } from '../support/booted-analytics.ts'
import { fullBatch } from '../support/full-batch.ts'
import { storedEvents } from '../support/stored-events.ts'
import { tempDir } from '../support/temp-store.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { webUrl, analyticsUrl, webDb, mediaDir } = suiteDatabase('every_field')
const dir = tempDir()
let numbers = ''
let app: FastifyInstance
let stop = async () => {}

beforeAll(async () => {
  const analytics = await bootAnalytics(dir, analyticsUrl)
  numbers = analytics.at
  app = await appOver(webDb, { databaseUrl: webUrl, mediaDir, natsUrl: analytics.log.web })
  stop = async () => {
    await app.close()
    await analytics.stop()
  }
})
afterAll(async () => {
  await stop()
  rmSync(dir, { recursive: true, force: true })
})

test('[TRK-2] [TRK-3] [DL-11] every field that the contract has is stored as a browser sent it', async () => {
  const batch = fullBatch('https://store.example')
  await vi.waitFor(async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/collect',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(batch),
    })
    expect(answer.json()).toMatchObject({ refused: [] })
  }, 5000)
  const { session, platform, pageType, events } = batch
  const [{ id, at, record, download, vital, device } = expect.fail()] = events
  // Of a download, what the record says as well is the record's.
  const row = {
    id,
    at: new Date(at).toISOString().replace('T', ' ').replace('Z', ''),
    received: expect.any(String),
    network: expect.stringMatching(/^[\w-]+$/),
    platform,
    pageType,
    sessionKey: session.key,
    sessionId: session.id,
    sessionUniqueId: session.uniqueId,
    ...download,
    ...record,
    vitalName: vital?.name,
    vitalValue: vital?.value,
    device: Object.fromEntries(device?.map(({ key, value }) => [key, value]) ?? []),
  }
  await vi.waitFor(async () => expect(await storedEvents(numbers, session.id)).toEqual([row]), 15_000)
})
