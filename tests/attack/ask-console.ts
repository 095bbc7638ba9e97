import { request } from 'node:http'
import type { Answer } from './target.ts'

export interface ConsoleTry {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

/** Asks the console on its own port, past any proxy. */
export function askConsole(port: number, { method, path, headers, body }: ConsoleTry): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: path.replace(/[^!-~]/g, encodeURIComponent),
        method,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        timeout: 30_000,
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('error', failed)
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', failed)
    sent.end(body)
  })
}
