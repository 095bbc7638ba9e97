import { lookup as lookUp } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { RefusedId } from '../../../contract/import/reason-ids.ts'
import { parseWebUrl } from '../../../rules/links/parse-url.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'
import type { Asked, Fetching } from './asked.ts'
import { mustBePublicName, type Place } from './places.ts'
import { isPrivateAddress } from './private-address.ts'
import type { Spent } from './spent.ts'

type WebPlace = Extract<Place, { kind: 'web' }>

const MAX_REDIRECTS = 3
/** Packed text can be longer than the text by its headers only. */
const PACKING_BYTES = 4096

/** A file by http(s): so long, in so much time, from this host and no other. */
export async function fromWeb(place: WebPlace, asked: Asked, { limits, spent }: Fetching): Promise<Buffer> {
  const late = AbortSignal.timeout(limits.fetchMs)
  const signal = AbortSignal.any([spent.signal, late])
  try {
    const answer = await follow(place, urlOf(place, asked.name), limits.idleMs, signal)
    return await bodyOf(answer, asked, spent, signal)
  } catch (error) {
    if (error instanceof UntrustedError) throw error
    if (late.aborted) throw new UntrustedError('slow', asked.name)
    spent.check()
    throw faultOf(error as NodeJS.ErrnoException, asked.name)
  }
}

/** Each step of a name is one of the path, whatever signs are in it. */
function urlOf({ base }: WebPlace, name: string): URL {
  const url = new URL(base)
  url.pathname += name.slice(1).split('/').map(encodeURIComponent).join('/')
  return url
}

async function follow(
  place: WebPlace,
  first: URL,
  idleMs: number,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first
  for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
    const answer = await ask(place, url, idleMs, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    const next = [301, 302, 303, 307, 308].includes(statusCode)
      ? parseWebUrl(headers.location ?? '', url.href)
      : undefined
    if (!next)
      throw new UntrustedError(
        statusCode === 404 || statusCode === 410 ? 'not-found' : 'status',
        `${statusCode} ${url.pathname}`.slice(0, 300),
      )
    assertTrusted(isSameHost(url, next), 'redirect-elsewhere', next.host.slice(0, 200))
    url = next
  }
  throw new UntrustedError('redirects-many', first.pathname)
}

/** The same machine by the same name; from http to https, but never back. */
function isSameHost(from: URL, to: URL): boolean {
  if (to.username || to.password) return false
  if (to.protocol === from.protocol) return to.host === from.host
  return to.protocol === 'https:' && to.hostname === from.hostname && to.port === '' && from.port === ''
}

function ask(place: WebPlace, url: URL, idleMs: number, signal: AbortSignal): Promise<IncomingMessage> {
  if (!place.isOwn) mustBePublicName(url.hostname)
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? safeRequest : plainRequest)(url, {
      // A reused connection may lead elsewhere.
      agent: false,
      signal,
      headers: { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'pergola-import' },
      ...(place.isOwn ? {} : { lookup: publicOnly }),
    })
    request.setTimeout(idleMs, () => request.destroy(new UntrustedError('slow', url.pathname)))
    request.once('error', reject)
    request.once('response', resolve)
    request.end()
  })
}

/** Looked at when the line is opened, as a name may lead elsewhere a moment later. */
export const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const [first] = found
    const inside = found.find(({ address }) => isPrivateAddress(address))
    if (inside || !first)
      return callback(new UntrustedError('address-private', `${hostname}: ${inside?.address ?? ''}`), '', 0)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

async function bodyOf(
  answer: IncomingMessage,
  asked: Asked,
  spent: Spent,
  signal: AbortSignal,
): Promise<Buffer> {
  const { name, max, tooLong } = asked
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  const said = Number(answer.headers['content-length'] ?? 0)
  const isPacked = encoding === 'gzip' || encoding === 'x-gzip'
  try {
    assertTrusted(isPacked || encoding === 'identity', 'encoding', encoding.slice(0, 100))
    assertTrusted(!(said > (isPacked ? max + PACKING_BYTES : max)), tooLong, `${name}: ${said} bytes`)
    let wire = 0
    const counted = async function* (source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        wire += part.length
        spent.take(part.length)
        assertTrusted(wire <= max + PACKING_BYTES, tooLong, name)
        yield part
      }
    }
    const whole = new Collected(max, () => new UntrustedError(tooLong, name))
    const collect = async (source: AsyncIterable<Buffer>) => {
      for await (const part of source) whole.add(part)
    }
    if (isPacked) await pipeline(answer, counted, createGunzip(), collect, { signal })
    else await pipeline(answer, counted, collect, { signal })
    return whole.bytes()
  } finally {
    answer.destroy()
  }
}

/** Room grows with what comes, so that a promise costs nothing. */
class Collected {
  readonly #max: number
  readonly #tooLong: () => UntrustedError
  #room = Buffer.alloc(0)
  #used = 0

  constructor(max: number, tooLong: () => UntrustedError) {
    this.#max = max
    this.#tooLong = tooLong
  }

  add(part: Buffer): void {
    const needed = this.#used + part.length
    if (needed > this.#max) throw this.#tooLong()
    if (needed > this.#room.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.min(this.#max, Math.max(needed, this.#room.length * 2, 1 << 16)),
      )
      this.#room.copy(larger, 0, 0, this.#used)
      this.#room = larger
    }
    part.copy(this.#room, this.#used)
    this.#used = needed
  }

  bytes(): Buffer {
    return this.#room.subarray(0, this.#used)
  }
}

function faultOf(error: NodeJS.ErrnoException, name: string): Error {
  const { code } = error
  // Whatever goes wrong on the way has one; our own mistakes have none.
  if (!code) return error
  return new UntrustedError(faultId(code), `${name}: ${code}`)
}

/** By Node's error code: an operator fixes a name elsewhere than a certificate. */
export function faultId(code: string): RefusedId {
  if (code.startsWith('Z_')) return 'encoding'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name-unknown'
  return /CERT|TLS|SSL|EPROTO|SIGNATURE/.test(code) ? 'tls' : 'away'
}
