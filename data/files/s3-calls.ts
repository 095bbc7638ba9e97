import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Unavailable } from '../unavailable.ts'
import type { Handing } from './file-store.ts'

export interface S3Settings {
  url: string
  bucket: string
  key: string
  secret: string
  /** undefined: as the address says, or us-east-1. */
  region?: string | undefined
}

export interface S3Limits {
  /** For one call, and between two pieces of a file. */
  timeoutMs: number
  tries: number
}

/** The object store does not answer, or answers that it can't. */
export class FilesAway extends Unavailable {}

export interface Call {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array | string
}

/** Signed calls to one bucket, each with an end to its time and to its tries. undefined: there is no such thing (404). */
export function s3Calls(settings: S3Settings, { timeoutMs, tries }: S3Limits) {
  const { key: accessKeyId, secret: secretAccessKey, region, bucket } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: 0,
    ...(region ? { region } : {}),
  })

  function addressOf(key: string, query: Record<string, string> = {}): URL {
    const url = new URL(settings.url)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** The caller reads the answer within the remaining time. */
  async function once(method: string, key: string, call: Call, signal: AbortSignal): Promise<Response> {
    const { headers, body, query } = call
    const init = { method, ...(headers ? { headers } : {}), ...(body === undefined ? {} : { body }) }
    const request = await client.sign(addressOf(key, query).href, init as RequestInit)
    const answer = await fetch(request, { signal })
    if (answer.ok || answer.status === 404) return answer
    throw new FilesAway(`${method} ${key}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
  }

  async function tried<Value>(what: string, work: (time: AbortSignal) => Promise<Value>): Promise<Value> {
    for (let n = 1; ; n += 1) {
      try {
        return await work(AbortSignal.timeout(timeoutMs))
      } catch (error) {
        if (n < tries) await pause(100 * 4 ** (n - 1))
        else if (error instanceof FilesAway) throw error
        else throw new FilesAway(`${what}: ${(error as Error).message}`, { cause: error })
      }
    }
  }

  return {
    /** The whole answer: for what is short. */
    ask: (method: string, key: string, call: Call = {}) =>
      tried(`${method} ${key}`, async time => {
        const answer = await once(method, key, call, time)
        const text = await answer.text()
        return answer.status === 404 ? undefined : { headers: answer.headers, text }
      }),

    /** A file, piece by piece: no piece may take longer than a call, but all of them may. */
    async stream(key: string, headers: Record<string, string>): Promise<Readable | undefined> {
      const ended = new AbortController()
      const inTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
        const late = () => ended.abort(new FilesAway(`GET ${key}: nothing came for ${timeoutMs} ms`))
        const alarm = setTimeout(late, timeoutMs)
        return work().finally(() => clearTimeout(alarm))
      }
      const { status, body } = await inTime(() =>
        tried(`GET ${key}`, () => once('GET', key, { headers }, ended.signal)),
      )
      if (status === 404 || !body) {
        ended.abort()
        return undefined
      }
      const reader = body.getReader()
      return Readable.from(
        pieces(
          () => inTime(() => reader.read()),
          () => ended.abort(),
        ),
        { objectMode: false },
      )
    },

    linkTo: async (key: string, { seconds, contentType, contentDisposition }: Handing): Promise<string> => {
      const url = addressOf(key, {
        'X-Amz-Expires': String(seconds),
        'response-content-type': contentType,
        'response-content-disposition': contentDisposition,
      })
      const { url: signed } = await client.sign(url.href, { method: 'GET', aws: { signQuery: true } })
      // What is signed is written so; some take a plus for a plus.
      return signed.replaceAll('+', '%20')
    },
  }
}

/** An aborted read leaves no connection open. */
async function* pieces(
  read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>,
  end: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = await read(); next.value; next = await read()) yield next.value
  } finally {
    end()
  }
}

export type S3Calls = ReturnType<typeof s3Calls>
