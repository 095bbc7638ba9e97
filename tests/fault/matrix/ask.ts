import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export interface Answer {
  /** 0: there was none. */
  status: number
  ms: number
  body: string
  headers: Record<string, unknown>
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** How long the visitor waits. */
  limitMs?: number | undefined
}

const LIMIT_MS = 20_000
/** Of a file it is enough to see that it comes. */
const ENOUGH_BYTES = 100_000

/** The front of a test has a certificate that it made itself. */
export const OWN_CERTIFICATE = { rejectUnauthorized: false }

export const requestOf = (url: string) => (url.startsWith('https:') ? requestHttps : requestHttp)

/** As a visitor who has just come: over a connection of its own. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, limitMs = LIMIT_MS }: Question = {},
): Promise<Answer> {
  const started = performance.now()
  return new Promise(done => {
    const parts: Buffer[] = []
    let bytes = 0
    const end = (status: number, headers: Answer['headers'] = {}) => {
      const ms = Math.round(performance.now() - started)
      done({ status, ms, body: Buffer.concat(parts).toString(), headers })
      sent.destroy()
    }
    const options = { method, headers, agent: false, timeout: limitMs, ...OWN_CERTIFICATE }
    const sent = requestOf(url)(url, options, answer => {
      const { statusCode = 0, headers } = answer
      answer.on('data', part => {
        parts.push(part)
        bytes += part.length
        if (bytes > ENOUGH_BYTES && url.includes('/packages/')) end(statusCode, headers)
      })
      answer.on('end', () => end(answer.complete ? statusCode : 0, headers))
      answer.on('error', () => end(0))
    })
    sent.on('error', () => end(0)).on('timeout', () => end(0))
    sent.end(body)
  })
}
