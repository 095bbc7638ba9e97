import type { Agent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../../ops/settings.ts'
import { hostileStrings } from '../support/hostile-strings.ts'
import { connectFrom } from './connect-from.ts'
import {
  ask,
  counted,
  countOne,
  eachOf,
  kept,
  type Outcome,
  type Random,
  randomFrom,
  type Target,
} from './target.ts'

const WHOLE = 100_000
const AT_ONCE = 8
/** Requests of one visitor, who then is another: limits are held elsewhere. */
const A_VISITOR = 200
const BUSY_TIMES = 5
const BUSY_MS = 500

const PATHS =
  `/ /apps/1 /apps/243 /apps/app.qingyu.moss /apps/1/comments /apps/1/history /apps/1/newurl /apps/1/report
  /search?q=a /search/suggest?q=a /category/soft /top/hot /gifts /developers/1 /feed.xml /sitemap.xml /robots.txt /mip/apps/1
  /img/icon/1_130x130.webp /qr/1.svg /og/1.png /packages/x /videos/x /go?to=https://evil.example /healthz /demo /collect
  /wdjweb/api/getAdConfig /wdjweb/api/comment/reply/more?commentId=1&offset=0&ctoken=x /.well-known/security.txt /assets/x.js`.split(
    /\s+/,
  )
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
]
const PIECES =
  `/ // /./ /../ ..%2f %2e%2e/ %00 %0d%0a %ff %c0%af %e6%89%8b %F0%9F%98%80 ? ?? & = == # ; : @ | \\ * + - . ,
  ' " < > ( ) [ ] { } ^ ~ $ ! 0 1 -1 9007199254740993 1e309 NaN null undefined __proto__ constructor page=2 page=-1
  page=99999999999 sort=hot q= q[]=1 type=1 %25 %2525 %5c %7f ${'9'.repeat(40)} ${'a'.repeat(300)}`.split(
    /\s+/,
  )
const HEADERS =
  `accept accept-encoding accept-language cache-control content-type cookie dnt expect forwarded if-match
  if-modified-since if-none-match if-range origin pragma range referer sec-fetch-mode sec-gpc te user-agent via x-forwarded-for
  x-forwarded-host x-page-type x-requested-with`.split(/\s+/)
const SAID =
  `bytes=0-1 bytes=-1 bytes=5-2 bytes=0-,0-,0- gzip br *;q=0 identity;q=0 text/html application/json
  application/x-www-form-urlencoded text/plain multipart/form-data;boundary= null https://evil.example * W/"x" no-cache 1
  ctoken=aaaaaaaaaaaaaaaaaaaaaaaa MicroMessenger Baiduspider Mobile 99999999999999999999 trailers`.split(
    /\s+/,
  )

/** Addresses, headers and bodies that are nearly right, and bytes that are no request at all. Nothing of it may be a fault of the store's. */
export async function fuzz({ settings, share, seed }: Target): Promise<Outcome> {
  const answers = new Map<string | number, number>()
  const broken: string[] = []
  const tries = Math.ceil(WHOLE * share)
  const agents = new Map<number, Agent>()
  await eachOf(tries, AT_ONCE, async n => {
    const visitor = Math.floor(n / A_VISITOR)
    const from = `127.${50 + ((visitor >> 8) & 63)}.${visitor & 255}.${1 + (n % AT_ONCE)}`
    const send = async () => {
      const random = randomFrom(seed + n)
      const made = random(20) === 0 ? rawRequest(settings, random) : undefined
      return made ? sendRaw(settings, made, from) : sendRequest(settings, random, from, agentOf(agents, n))
    }
    try {
      let status = await send()
      // Under all attacks at once the store may turn one away, as it should; one that is turned away each time has broken something.
      for (let times = 0; status === 503 && times < BUSY_TIMES; times++) {
        await wait(BUSY_MS)
        status = await send()
      }
      countOne(answers, status)
      if (status >= 500) broken.push(`${status} to request ${n} of seed ${seed}`)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      countOne(answers, code ?? String(error))
      // Unreadable requests close their connection; an answer that never comes is something else.
      if (/no answer/.test(String(error))) broken.push(`${error} to request ${n} of seed ${seed}`)
    }
  })
  for (const agent of agents.values()) agent.destroy()
  return { tries, seen: counted(answers), broken }
}

/** A connection is used for as long as its visitor is. */
function agentOf(agents: Map<number, Agent>, n: number): Agent {
  const lane = n % AT_ONCE
  if (n % A_VISITOR < AT_ONCE) {
    agents.get(lane)?.destroy()
    agents.delete(lane)
  }
  const agent = agents.get(lane) ?? kept()
  agents.set(lane, agent)
  return agent
}

const one = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

function mutated(random: Random, text: string): string {
  let made = text
  for (let times = random(4); times > 0; times--) {
    const at = random(made.length + 1)
    const piece =
      random(3) === 0 ? encodeURIComponent(wellFormed(one(random, hostileStrings))) : one(random, PIECES)
    made =
      random(4) === 0 ? made.slice(0, at) + made.slice(at + 3) : made.slice(0, at) + piece + made.slice(at)
  }
  return made.slice(0, 4000)
}

const wellFormed = (text: string) => text.toWellFormed()

function requestParts(random: Random) {
  const headers: Record<string, string> = {}
  for (let times = random(4); times > 0; times--) {
    const said = random(5) === 0 ? one(random, hostileStrings) : one(random, SAID)
    headers[one(random, HEADERS)] = said.replace(/[^\x20-\x7e]/g, '').slice(0, 2000)
  }
  const path = mutated(random, one(random, PATHS)).replace(/[^\x21-\x7e]/g, '') || '/'
  const method = one(random, METHODS)
  const body = /^P/.test(method)
    ? mutated(random, '{"session":{"key":"a"},"events":[{"id":"a"}]}&appId=1')
    : ''
  return { method, path: path.startsWith('/') ? path : `/${path}`, headers, body }
}

async function sendRequest(settings: Settings, random: Random, from: string, agent: Agent): Promise<number> {
  const { method, path, headers, body } = requestParts(random)
  if (headers.expect) delete headers.expect
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  const host = { host: `127.0.0.1:${settings.ports.tls}` }
  return (
    await ask(settings, path, { method, headers: { ...host, ...headers, ...length }, body, from, agent })
  ).status
}

function rawRequest(settings: Settings, random: Random): Buffer {
  const { method, path, headers, body } = requestParts(random)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const text = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${settings.ports.tls}\r\nConnection: close\r\n${lines.join('')}\r\n${body}`
  const bytes = Buffer.from(text)
  for (let times = 1 + random(6); times > 0; times--) bytes[random(bytes.length)] = random(256)
  return bytes.subarray(0, random(5) === 0 ? random(bytes.length) : bytes.length)
}

/** What the bytes are answered: a status, or 0 where the connection was closed. */
function sendRaw(settings: Settings, bytes: Buffer, from: string): Promise<number> {
  return new Promise((done, failed) => {
    const socket = connectFrom(
      settings,
      from,
      // A request that has an end needs none; the others are not waited for ten seconds here.
      () => socket.end(bytes),
    )
    let answer = ''
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer in 30 s')))
    socket.on('data', part => {
      if (answer.length < 64) answer += part.toString('latin1')
    })
    socket.on('error', failed)
    socket.on('close', () => done(Number(/^HTTP\/1.. (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}
