import { describe, expect, test } from 'vitest'
import { host, raw } from './ask.ts'
import { strictPorts } from './booted.ts'

const HIDDEN = 'GET /apps/1 HTTP/1.1\r\nHost: store.example\r\n\r\n'
const BODY = `0\r\n\r\n${HIDDEN}`
const length = (bytes: number) => `Content-Length: ${bytes}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)

// A proxy in front of the edge may end a request elsewhere than the edge does: what follows would be another visitor's.
describe('a request that can end in two places', () => {
  test.each([
    ['two lengths', `${length(4)}${length(BODY.length)}`],
    ['a length and chunks', `${length(BODY.length)}${chunked}`],
    ['chunks and a length', `${chunked}${length(4)}`],
    ['chunks in a coding that is none', 'Transfer-Encoding: xchunked\r\n'],
    ['chunks inside another coding', 'Transfer-Encoding: gzip, chunked\r\n'],
    ['chunks twice', `${chunked}${chunked}`],
    ['a length with a sign', 'Content-Length: +4\r\n'],
    ['a length that is none', 'Content-Length: 4, 4\r\n'],
    ['a space before the colon', `Transfer-Encoding : chunked\r\n${length(4)}`],
  ])('[SEC-2] is refused, and nothing after it is read: %s', async (_what, headers) => {
    const answer = await raw(
      strictPorts.edge,
      `POST /collect HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n${BODY}`,
    )
    expect(statuses(answer)).toEqual(['400'])
  })

  test('[SEC-2] nor is what follows on the connection of a file, which the web process sees as it is', async () => {
    const file = `GET /packages/none HTTP/1.1\r\nHost: ${host}\r\n`
    for (const headers of ['\r\n', 'Connection: keep-alive\r\n\r\n', `${length(HIDDEN.length)}\r\n`])
      expect(statuses(await raw(strictPorts.edge, file + headers + HIDDEN)), headers).toHaveLength(1)
  })
})
