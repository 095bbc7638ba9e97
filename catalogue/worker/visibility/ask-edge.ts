import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { Answer, VisibilityCheck } from './visibility-checks.ts'

const LIMIT_MS = 3000
const MAX_BYTES = 16_000_000
const AGENTS = { pc: 'pergola-prober', mobile: 'pergola-prober (Mobile)' }

export interface EdgeSeen {
  /** The edge's address, or that of the proxy in front of it. */
  url: string
  /** The name under which it is asked, and that of mip pages; undefined: there are none. */
  host: string
  mipHost: string | undefined
}

/** Asks one edge as a visitor would; throws when it does not answer in time. */
export function askEdge(edge: EdgeSeen, { path, isMobile, isMip }: VisibilityCheck): Promise<Answer> {
  const url = new URL(path, edge.url)
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  const host = (isMip && edge.mipHost) || edge.host
  const headers = { host, 'user-agent': isMobile ? AGENTS.mobile : AGENTS.pc }
  const signal = AbortSignal.timeout(LIMIT_MS)
  return new Promise((done, failed) => {
    const asking = send(url, { headers, signal, servername: host.replace(/:\d+$/, '') }, answer => {
      read(answer).then(text => done({ status: answer.statusCode ?? 0, text }), failed)
    })
    asking.once('error', failed)
    asking.end()
  })
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Error('larger than any page')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
