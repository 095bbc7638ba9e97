import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { signLink } from '../../server/packages/package-links.ts'
import { keepFile } from '../support/keep-file.ts'
import { putRow } from '../support/put-rows.ts'
import { hashOf } from '../support/values.ts'
import { packageKey, suiteApp } from './suite.ts'

const { app, db, mediaDir, metrics } = suiteApp('counted')
// Connections buffer some megabytes: what breaks off early must stay below the half with them.
const SIZE = 40_000_000
const files = { large: Buffer.alloc(SIZE, 7), small: Buffer.alloc(9000, 8) }
let site = ''

beforeAll(async () => {
  for (const [abi, content] of Object.entries(files)) {
    const kept = { ...(await keepFile(mediaDir, content)), signer_sha256: hashOf('signer') }
    await putRow(db, 'packages', { version_id: 8, abi, path: `app.${abi}/1/universal.apk`, ...kept })
  }
  site = await app().listen({ port: 0, host: '127.0.0.1' })
})

interface Asking {
  file?: keyof typeof files
  method?: string
  headers?: Record<string, string>
}
function ask(visitor: string, { file = 'large', method = 'GET', headers }: Asking = {}) {
  const path = { path: `app.${file}/1/universal.apk`, saveAs: 'x' }
  const link = site + signLink(path, Math.floor(Date.now() / 1000) + 600, packageKey)
  const sent = { 'x-forwarded-for': visitor, 'user-agent': 'a phone of these tests', ...headers }
  return new Promise<IncomingMessage>((done, failed) => {
    request(link, { method, headers: sent, agent: false }, done).once('error', failed).end()
  })
}
async function take(visitor: string, range?: string, more: Asking = {}): Promise<number> {
  const answer = await ask(visitor, { ...more, headers: { ...more.headers, ...(range && { range }) } })
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  return bytes
}
const counted = async () =>
  Number(/^pergola_handouts_total (\d+)/m.exec(await metrics.registry.metrics())?.[1] ?? Number.NaN)
let expected = 0
/** These requests add so many downloads to those before them. */
async function adds(downloads: number, asking: () => Promise<unknown>): Promise<void> {
  await asking()
  expected += downloads
  await expect.poll(counted, { timeout: 10_000 }).toBe(expected)
}

test('a whole file is a download', async () => {
  await adds(1, () => take('203.0.113.1'))
  await adds(1, () => take('203.0.113.1', undefined, { file: 'small' }))
})

test('a byte, HEAD, and what the visitor has already are none', async () => {
  await adds(0, () => take('203.0.113.2', 'bytes=0-0'))
  await adds(0, () => take('203.0.113.2', 'bytes=0-0', { file: 'small' }))
  await adds(0, () => take('203.0.113.2', undefined, { method: 'HEAD' }))
  await adds(0, () => take('203.0.113.2', undefined, { headers: { 'if-none-match': '*' } }))
})

test('less than half is none, however often it is taken, and of a small file less than all', async () => {
  const first = () => take('203.0.113.3', `bytes=0-${SIZE * 0.4 - 1}`)
  expect(await first()).toBe(SIZE * 0.4)
  await adds(0, async () => [await first(), await first()])
  await adds(0, () => take('203.0.113.3', 'bytes=0-8998', { file: 'small' }))
  await adds(1, () => take('203.0.113.3', 'bytes=8999-', { file: 'small' }))
})

test('parts that make up the file are one download, in whatever order, and count when they are half', async () => {
  const third = Math.ceil(SIZE / 3)
  const part = (n: number) => () =>
    take('203.0.113.4', `bytes=${n * third}-${n === 2 ? '' : (n + 1) * third - 1}`)
  await adds(0, part(2))
  await adds(1, part(0))
  await adds(0, part(1))
})

test('parts of one file to several visitors are no download', async () => {
  const part = (n: number) => take(`203.0.113.${10 + n}`, `bytes=${n * 8_000_000}-${(n + 1) * 8_000_000 - 1}`)
  await adds(0, () => Promise.all([0, 1, 2, 3, 4].map(part)))
})

/** Reads so many bytes, and breaks the connection. */
async function breakAfter(visitor: string, bytes: number, headers = {}): Promise<void> {
  const answer = await ask(visitor, { headers })
  let got = 0
  for await (const chunk of answer) {
    got += chunk.length
    if (got >= bytes) break
  }
  answer.destroy()
  await once(answer, 'close')
}

test('a connection that breaks off counts by what was sent before', async () => {
  await adds(0, () => breakAfter('203.0.113.20', SIZE * 0.1))
  await adds(1, () => breakAfter('203.0.113.21', SIZE * 0.7))
  // The first tenth and what comes now are not half; with one part more they are.
  await adds(0, () => take('203.0.113.20', `bytes=${SIZE * 0.8}-`))
  await adds(1, () => take('203.0.113.20', `bytes=${SIZE * 0.4}-${SIZE * 0.8 - 1}`))
})

test('neither robots nor those who ask not to be tracked have downloads, in parts or at once', async () => {
  const robot = { 'user-agent': 'Somebot/1.0 (+https://bot.example)' }
  await adds(0, () => take('203.0.113.30', undefined, { headers: robot }))
  const half = { headers: { dnt: '1' } }
  await adds(0, () => take('203.0.113.31', `bytes=0-${SIZE / 2}`, half))
})
