import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Given } from './give.ts'
import { watcher } from './watch.ts'

/** What the edge of these tests answers for the app's own pages, and for everything else. */
let answer: { status: number; text: string; list: string }
let server: Server
let edge: string
beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    const isOwn = /\/apps\/5$/.test(url)
    reply.writeHead(isOwn ? answer.status : 200).end(isOwn ? answer.text : answer.list)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Longer than a visitor who guards a page waits between two looks. */
const GUARDED_MS = 700

const gone = { status: 410, text: '', list: '' }
const there = { status: 200, text: '', list: '<a href="/apps/5">' }
let watching: ReturnType<typeof watcher>
beforeEach(() => {
  watching = watcher({ edges: [edge], host: 'store.example', developer: 1, category: 2 })
})

const given = (n: number, kind: Given['kind']): Given => ({ n, kind, app: 5, at: performance.now() })
const isSeen = () => expect.poll(() => watching.isFree(5)).toBe(true)

test('a takedown that stays is no fault, and an error meanwhile is none', async () => {
  answer = gone
  watching.watch(given(1, 'gone'))
  await isSeen()
  answer = { ...gone, status: 503 }
  await watching.end(1000, GUARDED_MS)
  expect(watching.backwards).toEqual([])
  expect(watching.sights.every(({ seenAt }) => seenAt !== undefined)).toBe(true)
})

test('a takedown that comes back fails: a page that was 410 and is 200 again', async () => {
  answer = gone
  watching.watch(given(1, 'gone'))
  await isSeen()
  answer = { ...there, list: '' }
  await watching.end(1000, GUARDED_MS)
  expect(watching.backwards).toContain(
    'edge 0 /apps/5 : gone of app 5: a takedown came undone, with status 200',
  )
})

test('a takedown that comes back in a list fails', async () => {
  answer = gone
  watching.watch(given(1, 'gone'))
  await isSeen()
  answer = { ...gone, list: there.list }
  await watching.end(1000, GUARDED_MS)
  expect(watching.backwards).not.toEqual([])
})

test('an app that is restored by a command may come back, and must stay', async () => {
  answer = gone
  watching.watch(given(1, 'gone'))
  await isSeen()
  watching.release(5)
  answer = there
  await pause(700)
  watching.watch(given(2, 'back'))
  await isSeen()
  expect(watching.backwards).toEqual([])
  answer = gone
  await watching.end(1000, GUARDED_MS)
  expect(watching.backwards[0]).toContain('a restore came undone')
})

test('one look at an earlier notice fails', async () => {
  answer = { ...there, text: 'A5p4p' }
  watching.watch(given(4, 'notice'))
  await isSeen()
  watching.watch(given(9, 'notice'))
  answer = { ...there, text: 'A5p3p' }
  await pause(400)
  answer = { ...there, text: 'A5p9p' }
  await watching.end(1000, GUARDED_MS)
  expect(watching.backwards).toContain('edge 0 /apps/5 : notice of app 5: 3 after 4')
})
