import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, s3Server } from '../../tests/support/s3-server.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { FilesAway } from './s3-calls.ts'
import { s3Store } from './s3-store.ts'

const mediaDir = mkdtempSync(join(tmpdir(), 'pergola-files-'))
const MAX = 30_000_000
let server: S3Server
let stores: Record<'folder' | 's3', FileStore>
beforeAll(async () => {
  // A disk that is mounted has something on it.
  writeFileSync(join(mediaDir, 'mounted'), '')
  server = await s3Server()
  stores = {
    folder: folderStore(mediaDir, { maxBytes: MAX }),
    s3: s3Store(server.settings, { maxBytes: MAX, spoolDir: join(mediaDir, 'spool') }),
  }
})
afterAll(async () => {
  await server.close()
  rmSync(mediaDir, { recursive: true })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function* pieces(bytes: Buffer, piece = 65_536) {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

describe.each(['folder', 's3'] as const)('files in a %s', kind => {
  const store = () => stores[kind]
  const put = (bytes: Buffer, expected = {}) => store().put(pieces(bytes), expected)
  const readBack = async (sha256: string, range?: { from: number; to: number }) => {
    const stream = await store().open(sha256, range)
    return stream && buffer(stream)
  }
  const all = async () => {
    const found: string[] = []
    for (let n = 0; n < 256; n += 1)
      for await (const { sha256 } of store().list(n.toString(16).padStart(2, '0'))) found.push(sha256)
    return found.sort()
  }

  test.each([1, 700_001, 20_000_003])('of %s bytes come back as they were put, in parts too', async size => {
    const bytes = randomBytes(size)
    const before = Date.now()
    const kept = await put(bytes)
    expect(kept).toEqual({ sha256: hashOf(bytes), size })
    expect((await readBack(kept.sha256))?.equals(bytes)).toBe(true)
    const { writtenAt, ...rest } = (await store().head(kept.sha256)) ?? { writtenAt: new Date(0) }
    expect(rest).toEqual({ size })
    // An object store tells it to the second.
    expect(writtenAt.getTime()).toBeGreaterThan(before - 2000)
    const [from, to] = [Math.floor(size / 3), Math.max(0, size - 2)]
    expect((await readBack(kept.sha256, { from, to }))?.equals(bytes.subarray(from, to + 1))).toBe(true)
  })

  test('that are not there are not there, and what is no hash is refused', async () => {
    const none = 'a'.repeat(64)
    expect([await store().head(none), await store().open(none)]).toEqual([undefined, undefined])
    await store().remove(none)
    for (const bad of ['../../etc/passwd', 'A'.repeat(64), `${none}0`, ''])
      await expect(async () => store().head(bad)).rejects.toThrow('no SHA-256')
  })

  test('are gone when they were removed', async () => {
    const { sha256 } = await put(randomBytes(100))
    await store().remove(sha256)
    expect([await store().head(sha256), await readBack(sha256)]).toEqual([undefined, undefined])
  })

  test('are kept once, however often and at one time they are put, and are young again', async () => {
    const bytes = randomBytes(300_000)
    const kept = await Promise.all(Array.from({ length: 5 }, () => put(bytes)))
    expect(new Set(kept.map(({ sha256 }) => sha256))).toEqual(new Set([hashOf(bytes)]))
    const first = await store().head(hashOf(bytes))
    await new Promise(done => setTimeout(done, 1100))
    await put(bytes, { sha256: hashOf(bytes), size: bytes.length })
    const then = await store().head(hashOf(bytes))
    expect(Number(then?.writtenAt)).toBeGreaterThan(Number(first?.writtenAt))
    expect((await readBack(hashOf(bytes)))?.equals(bytes)).toBe(true)
    expect((await all()).filter(sha256 => sha256 === hashOf(bytes))).toHaveLength(1)
  })

  test('that are not what they were said to be, or break off, leave nothing', async () => {
    const before = await all()
    const bytes = randomBytes(500_000)
    async function* cut() {
      yield bytes.subarray(0, 300_000)
      throw new Error('the line broke')
    }
    await expect(store().put(cut())).rejects.toThrow('the line broke')
    await expect(put(bytes, { sha256: 'b'.repeat(64) })).rejects.toThrow(`and not ${'b'.repeat(64)}`)
    await expect(put(bytes, { size: 499_999 })).rejects.toThrow('500000 bytes and not 499999')
    await expect(put(Buffer.alloc(0))).rejects.toThrow('empty')
    await expect(put(Buffer.alloc(MAX + 1))).rejects.toThrow(`more than ${MAX}`)
    expect(await all()).toEqual(before)
    const parts = join(mediaDir, kind === 'folder' ? 'files/parts' : 'spool')
    expect(readdirSync(parts)).toEqual([])
  })

  test('are listed by how their hash begins, with size and time', async () => {
    const bytes = randomBytes(1000)
    const { sha256 } = await put(bytes)
    const found = []
    for await (const one of store().list(sha256.slice(0, 2))) found.push(one)
    expect(found).toContainEqual({ sha256, size: 1000, writtenAt: (await store().head(sha256))?.writtenAt })
    expect(found.every(one => one.sha256.startsWith(sha256.slice(0, 2)))).toBe(true)
  })
})

test('what an upload left that died is gone a day later', async () => {
  const left = join(mediaDir, 'files/parts/left')
  writeFileSync(left, 'half')
  await stores.folder.put(pieces(randomBytes(10)))
  expect(readdirSync(join(mediaDir, 'files/parts'))).toEqual(['left'])
  const yesterday = new Date(Date.now() - 90_000_000)
  utimesSync(left, yesterday, yesterday)
  await stores.folder.put(pieces(randomBytes(10)))
  expect(readdirSync(join(mediaDir, 'files/parts'))).toEqual([])
})

test('a disk that is not there is not a store without files', async () => {
  const away = folderStore(join(mediaDir, 'away'))
  await expect(away.head('a'.repeat(64))).rejects.toThrow('is not there')
  await expect(away.open('a'.repeat(64))).rejects.toThrow('is not there')
})

test('a listing of many goes on where a page ends', async () => {
  const pages = [
    `<R><IsTruncated>true</IsTruncated><Contents><Key>files/ab/ab${'0'.repeat(62)}</Key><Size>7</Size><LastModified>2026-11-15T00:00:00.000Z</LastModified></Contents></R>`,
    `<R><IsTruncated>false</IsTruncated><Contents><Key>files/ab/ab${'1'.repeat(62)}</Key><Size>8</Size><LastModified>2026-11-15T00:00:00.000Z</LastModified></Contents></R>`,
  ]
  const asked: string[] = []
  const url = await answering((address, answer) => {
    asked.push(new URL(address, 'http://s3').searchParams.get('start-after') ?? '')
    answer(200, pages[asked.length - 1] ?? '')
  })
  const sizes = []
  for await (const { size } of s3Store({ ...server.settings, url }).list('ab')) sizes.push(size)
  expect([sizes, asked]).toEqual([
    [7, 8],
    ['', `files/ab/ab${'0'.repeat(62)}`],
  ])
})

test('a link is signed as AWS says (Signature Version 4), whatever the name of the file', async () => {
  const store = s3Store({
    url: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'b',
    key: 'AKID',
    secret: 'secret',
  })
  const contentDisposition = `attachment; filename="a+b (1).apk"; filename*=UTF-8''%E8%8B%94*`
  const url = new URL(
    await store.linkTo('d'.repeat(64), { seconds: 300, contentType: 'a/b', contentDisposition }),
  )
  expect(url.pathname).toBe(`/b/files/dd/${'d'.repeat(64)}`)
  expect(url.search).not.toContain('+')
  expect(url.searchParams.get('response-content-disposition')).toBe(contentDisposition)
  const written = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(pair => pair.map(written).join('='))
    .sort()
    .join('&')
  const canonical = ['GET', url.pathname, query, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const time = url.searchParams.get('X-Amz-Date') ?? ''
  const scope = `${time.slice(0, 8)}/eu-west-1/s3/aws4_request`
  const signing = ['AWS4-HMAC-SHA256', time, scope, hashOf(Buffer.from(canonical))].join('\n')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4secret')
  expect(url.searchParams.get('X-Amz-Signature')).toBe(hmac(key, signing).toString('hex'))
})

describe('an object store that is not well', () => {
  const sha256 = 'c'.repeat(64)

  test('and hangs is waited for so long and no longer', async () => {
    const url = await answering(() => undefined)
    const hanging = s3Store({ ...server.settings, url }, { timeoutMs: 100, tries: 2 })
    const began = performance.now()
    await expect(hanging.head(sha256)).rejects.toThrow(FilesAway)
    await expect(hanging.open(sha256)).rejects.toThrow(FilesAway)
    await expect(hanging.put(pieces(randomBytes(10)))).rejects.toThrow(FilesAway)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test('and stops in the midst of a file too', async () => {
    const url = await answering((_, answer) => answer(200, 'half', 1000))
    const stopping = s3Store({ ...server.settings, url }, { timeoutMs: 200, tries: 1 })
    const stream = await stopping.open(sha256)
    await expect(stream && buffer(stream)).rejects.toThrow('nothing came')
  })

  test('and fails sometimes is retried', async () => {
    let n = 0
    const url = await answering((_, answer) => {
      n += 1
      if (n === 1) answer(503, 'SlowDown')
      else answer(200, '')
    })
    expect(await s3Store({ ...server.settings, url }).head(sha256)).toBeDefined()
    expect(n).toBe(2)
  })

  test('and never answers correctly is reported with its answer', async () => {
    const url = await answering((_, answer) => answer(403, '<Code>AccessDenied</Code>'))
    await expect(s3Store({ ...server.settings, url }, { tries: 1 }).open(sha256)).rejects.toThrow(
      /403 <Code>AccessDenied/,
    )
  })
})

const opened: Server[] = []
afterAll(() => {
  for (const one of opened) {
    one.close()
    one.closeAllConnections()
  }
})

/** An HTTP server with given answers, or none at all. */
async function answering(
  how: (address: string, answer: (status: number, text: string, length?: number) => void) => void,
): Promise<string> {
  const one = createServer((request, response) =>
    how(request.url ?? '', (status, text, length = text.length) => {
      response.writeHead(status, { 'content-length': length })
      if (length > text.length) response.write(text)
      else response.end(request.method === 'HEAD' ? '' : text)
    }),
  )
  opened.push(one)
  await new Promise<void>(done => one.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`
}
