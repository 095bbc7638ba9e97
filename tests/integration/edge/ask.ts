import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { strictPorts, temp } from './booted.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export function ask(port: number, path: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

export const get = (path: string, options: RequestOptions = {}) =>
  ask(temp.settings.ports.edge, path, options)
/** The strict edge, as its visitors come. */
export const host = 'store.example'
export const strictly = (path: string, options: RequestOptions = {}, body = '') =>
  ask(strictPorts.edge, path, { ...options, headers: { host, ...options.headers } }, body)

/** Bytes as they are; what comes back until the line is cut. */
export function raw(port: number, text: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text))
    let answer = ''
    socket.on('data', part => {
      answer += part
    })
    socket.on('close', () => done(answer))
    socket.on('error', failed)
  })
}

/** Asks until it has to wait, and returns how often that was and the answer: on a busy machine a limit is reached late. */
export async function untilDenied<Told>(
  send: (n: number) => Promise<Told>,
  isDenied: (told: Told) => boolean,
): Promise<{ sent: number; told: Told }> {
  for (let n = 0; ; n++) {
    const told = await send(n)
    if (isDenied(told)) return { sent: n, told }
    if (n > 500) throw new Error('no request was rate-limited')
  }
}
export const isLate = ({ status }: Answer) => status === 429
