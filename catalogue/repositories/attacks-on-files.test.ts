import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  attackedPlace,
  newFiles,
  oldFiles,
  tellReading,
  wholeFiles,
} from '../../tests/support/repositories/attack.ts'
import type { Answer } from '../../tests/support/repositories/serve-repository.ts'

const { attack, read, place, second } = attackedPlace()
const INDEX = '/index-v2.json'
const index = () => wholeFiles().get(INDEX) ?? Buffer.alloc(0)

const bomb = gzipSync(Buffer.alloc(4 << 20))

/** Sends without an end, or a byte at a time. */
const endless: Answer = (_, response) => {
  const part = Buffer.alloc(1 << 16, 'a')
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}
const dripping: Answer = (_, response) => {
  const drops = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drops))
}
const packed =
  (bytes: () => Buffer, encoding = 'gzip'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes())
const sends =
  (bytes: () => Buffer): Answer =>
  (_, response) =>
    response.end(bytes())
const redirects =
  (to: (path: string) => string, status = 302): Answer =>
  (request, response) =>
    response.writeHead(status, { location: to(String(request.url)) }).end()

const ANSWERS: [outcome: string, title: string, answer: Answer][] = [
  ['refused hash-wrong', 'other bytes of the same length', sends(() => Buffer.alloc(index().length, ' '))],
  ['refused size-wrong', 'a byte less', sends(() => index().subarray(1))],
  ['refused size-wrong', 'a byte more', sends(() => Buffer.concat([index(), Buffer.from(' ')]))],
  ['refused size-wrong', 'nothing', sends(() => Buffer.alloc(0))],
  ['refused size-wrong', 'no end', endless],
  ['refused size-wrong', 'a bomb', packed(() => bomb)],
  ['refused encoding', 'packed in no way', packed(index)],
  ['refused encoding', 'packed in a way that was not asked for', packed(index, 'br')],
  [
    'refused redirect-elsewhere',
    'on to another host',
    redirects(() => 'http://elsewhere.example/index-v2.json'),
  ],
  ['refused redirect-elsewhere', 'on to another port', redirects(() => 'http://127.0.0.1:1/index-v2.json')],
  [
    'refused redirect-elsewhere',
    'on with a password',
    redirects(path => place().address.replace('//', '//a:b@').replace('/repo', path)),
  ],
  ['refused redirects-many', 'on to itself', redirects(path => path)],
  ['unreached status', 'on to a file', redirects(() => 'file:///etc/passwd')],
  ['unreached not-found', 'not there', (_, response) => response.writeHead(404).end('none')],
  ['unreached status', 'a part of it', (_, response) => response.writeHead(206).end('none')],
  [
    'unreached away',
    'the line is cut',
    (_, response) =>
      response.writeHead(200, { 'content-length': index().length }).write('{', () => response.destroy()),
  ],
]

test.each(ANSWERS)('%s: %s', async (outcome, _, answer) => {
  expect(tellReading(await attack(wholeFiles(), { answers: { [INDEX]: answer } }))).toBe(outcome)
})

test.each([
  ['silence', () => undefined, { idleMs: 300, fetchMs: 60_000 }],
  ['a byte now and then', dripping, { idleMs: 60_000, fetchMs: 300 }],
] as [string, Answer, object][])('unreached slow: %s', async (_, answer, limits) => {
  const answers = { [INDEX]: answer }
  expect(tellReading(await attack(wholeFiles(), { answers, limits }))).toBe('unreached slow')
})

test('what is no good at one place is not fetched again at the next that names the same', async () => {
  const spoilt = wholeFiles({ alterIndex: text => `${text}}` })
  place().serve(spoilt)
  second().serve(spoilt)
  const source = { address: place().address, alsoAt: [second().address] }
  expect(tellReading(await read({ source }))).toBe('refused json-broken')
  expect([place().asked, second().asked]).toEqual([['/entry.jar', INDEX], ['/entry.jar']])
})

test('only some of very many mirrors are looked at', async () => {
  place().serve(new Map())
  const mirrors = Array.from({ length: 1000 }, (_, at) => `http://m${at}.example/repo`)
  const reading = await read({ source: { address: place().address, mirrors } })
  expect(reading).toMatchObject({ outcome: 'unreached', reason: 'not-found' })
  expect(reading.notes).toHaveLength(20)
})

test('an entry without an end', async () => {
  expect(tellReading(await attack(newFiles(), { answers: { '/entry.jar': endless } }))).toBe(
    'refused too-large',
  )
})

test('packed text is read', async () => {
  place().serve(wholeFiles(), { [INDEX]: packed(() => gzipSync(index())) })
  expect(tellReading(await read())).toBe('index')
})

test('a redirect on the same host is followed', async () => {
  place().serve(wholeFiles().set('/moved.json', index()), {
    [INDEX]: redirects(() => '/repo/moved.json', 301),
  })
  expect(tellReading(await read())).toBe('index')
})

test('all that comes in one reading has an end', async () => {
  const limits = { totalBytes: index().length }
  expect(tellReading(await attack(wholeFiles(), { limits }))).toBe('refused bytes-many')
})

test('all the time that one reading takes has an end', async () => {
  const answers = { '/entry.jar': dripping }
  expect(tellReading(await attack(wholeFiles(), { answers, limits: { totalMs: 300 } }))).toBe(
    'unreached slow',
  )
})

test('the caller may cancel', async () => {
  place().serve(wholeFiles(), { '/entry.jar': dripping })
  const asking = new AbortController()
  setTimeout(() => asking.abort(new Error('no more')), 100)
  await expect(read({ signal: asking.signal })).rejects.toThrow('no more')
})

test('a place that lies, lags or is unavailable is skipped, and named', async () => {
  const liar = second()
  liar.serve(wholeFiles(), { [INDEX]: sends(() => Buffer.alloc(index().length, ' ')) })
  place().serve(wholeFiles())
  const source = { address: liar.address, alsoAt: [place().address] }
  const reading = await read({ source })
  expect(reading).toMatchObject({ outcome: 'index', notes: [{ id: 'hash-wrong', place: liar.address }] })

  liar.serve(oldFiles({ timestamp: Date.UTC(2026, 8, 30) }))
  expect(await read({ source })).toMatchObject({
    outcome: 'index',
    notes: [{ id: 'late', place: liar.address }],
  })
  liar.serve(new Map())
  expect(await read({ source })).toMatchObject({
    outcome: 'index',
    notes: [{ id: 'not-found', place: liar.address }],
  })
  const nobody = { address: 'http://127.0.0.1:1/repo', alsoAt: [place().address] }
  expect(await read({ source: nobody })).toMatchObject({ outcome: 'index', notes: [{ id: 'away' }] })
})

test('what holds the news back is passed over when it has done so for too long', async () => {
  const day = 24 * 3_600_000
  second().serve(oldFiles())
  place().serve(wholeFiles())
  const source = { address: second().address, alsoAt: [place().address] }
  expect(tellReading(await read({ source }))).toBe('unchanged')
  expect(tellReading(await read({ source, now: Date.UTC(2026, 9, 1) + 14.5 * day }))).toBe('index (stale)')
})

test.each([
  ['address-plain', 'http://mirror.example/repo'],
  ['address-private', 'https://127.0.0.1/repo'],
  ['address-private', 'https://2130706433/repo'],
  ['address-private', 'https://0x7f.1/repo'],
  ['address-private', 'https://10.0.0.1/repo'],
  ['address-private', 'https://169.254.169.254/latest/meta-data'],
  ['address-private', 'https://[::1]/repo'],
  ['address-private', 'https://[::ffff:127.0.0.1]/repo'],
  ['address-private', 'https://[64:ff9b::7f00:1]/repo'],
  ['address-private', 'https://[fd00::1]/repo'],
  ['address-private', 'https://localhost/repo'],
  ['address-private', 'https://me.localhost./repo'],
  ['address-private', 'https://printer/repo'],
  ['address-private', 'https://db.internal/repo'],
  ['address-wrong', 'https://somebody:secret@mirror.example/repo'],
  ['address-wrong', 'ftp://mirror.example/repo'],
  ['address-wrong', 'file:///etc'],
  ['address-wrong', '/etc'],
  ['address-wrong', 'https://mirror.example/repo\\..\\..'],
])('%s: the mirror %s of an index is not asked', async (id, address) => {
  place().serve(new Map())
  const reading = await read({ source: { address: place().address, mirrors: [address] } })
  expect(reading.notes).toMatchObject([{ id, place: address }, { id: 'not-found' }])
})
