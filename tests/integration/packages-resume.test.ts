import { createCipheriv, createHash, type Hash } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { folderStore } from '../../data/files/folder-store.ts'
import { randomFrom } from '../../demo/core/random.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { putRow } from '../support/put-rows.ts'
import { hashOf } from '../support/values.ts'
import { packageKey, suiteApp } from './suite.ts'

const { app, db, mediaDir } = suiteApp('resume')
const path = 'app.large/1/universal.apk'
const SIZE = 200 * 1024 * 1024
const INTERRUPTIONS = 20
let address = ''
let sha256 = ''
let file = ''

/** Bytes that look random and are the same in every run. */
function* noise() {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16))
  const zeros = Buffer.alloc(1024 * 1024)
  for (let left = SIZE; left > 0; left -= zeros.length) yield cipher.update(zeros)
}

beforeAll(async () => {
  const files = folderStore(mediaDir)
  sha256 = (await files.put(Readable.from(noise()))).sha256
  file = files.pathOf(sha256)
  const hashes = { sha256: `\\x${sha256}`, signer_sha256: hashOf('signer') }
  await putRow(db, 'packages', { version_id: 8, abi: 'x', path, size: SIZE, ...hashes })
  const site = await app().listen({ port: 0, host: '127.0.0.1' })
  address = site + signLink({ path, saveAs: '大应用-1.0' }, Math.floor(Date.now() / 1000) + 600, packageKey)
})

const ask = (headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    request(address, { headers, agent: false }, done).once('error', failed).end()
  })

/** Reads up to so many bytes and breaks the connection there; returns how many it got. */
async function take(answer: IncomingMessage, max: number, hash: Hash): Promise<number> {
  let got = 0
  for await (const chunk of answer) {
    const used = chunk.subarray(0, max - got)
    hash.update(used)
    got += used.length
    if (got === max) break
  }
  return got
}

const openFiles = () =>
  readdirSync('/proc/self/fd').filter(fd => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file
    } catch {
      return false
    }
  }).length

test('[DL-3] a download of 200 MB that breaks twenty times goes on where it was, and is the file', async () => {
  const warnings: Error[] = []
  process.on('warning', warning => warnings.push(warning))
  const random = randomFrom('broken downloads')
  const stops = Array.from({ length: INTERRUPTIONS }, () => Math.floor(random.next() * SIZE)).sort(
    (a, b) => a - b,
  )
  const hash = createHash('sha256')
  const first = await ask({})
  expect([first.statusCode, first.headers['content-length']]).toEqual([200, String(SIZE)])
  const etag = String(first.headers.etag)
  let at = await take(first, stops[0] ?? 0, hash)
  for (const stop of [...stops.slice(1), SIZE]) {
    const more = await ask({ range: `bytes=${at}-`, 'if-range': etag })
    expect([more.statusCode, more.headers['content-range']]).toEqual([206, `bytes ${at}-${SIZE - 1}/${SIZE}`])
    at += await take(more, stop - at, hash)
  }
  expect(at).toBe(SIZE)
  expect(hash.digest('hex')).toBe(sha256)
  // Broken connections left nothing open behind, not even for the garbage collector.
  await expect.poll(openFiles).toBe(0)
  expect(warnings).toEqual([])
})
