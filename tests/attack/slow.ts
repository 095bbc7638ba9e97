import { setTimeout as wait } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { connectFrom } from './connect-from.ts'
import type { Outcome, Target } from './target.ts'

const EACH = 200
const SECONDS = 20
/** The front gives a request ten seconds to come. */
const PATIENCE_MS = 14_000

/**
 * Visitors who take what they asked for byte by byte (a video, a page), and visitors who send their request so. Everyone comes
 * from an address of their own.
 */
export async function slow({ settings, share }: Target): Promise<Outcome> {
  const each = Math.ceil(EACH * share)
  const host = `Host: 127.0.0.1:${settings.ports.tls}\r\n`
  const sockets: TLSSocket[] = []
  const ended = new Map<TLSSocket, number>()
  const open = (from: string) =>
    new Promise<TLSSocket>((done, failed) => {
      const socket = connectFrom(settings, from, () => done(socket))
      socket.on('error', failed)
      socket.on('close', () => ended.set(socket, performance.now()))
      sockets.push(socket)
    })
  const began = performance.now()
  /** When each has begun to send: with thousands at the door it takes a while to come in. */
  const senders = new Map<TLSSocket, number>()
  const readers: TLSSocket[] = []
  for (let n = 0; n < each; n++) {
    const [header, body, film, page] = await Promise.all(
      [40, 41, 42, 43].map(net => open(`127.${net}.${n >> 7}.${1 + (n & 127)}`)),
    )
    header?.write(`GET /apps/1 HTTP/1.1\r\n${host}X-Slow: `)
    body?.write(`POST /collect HTTP/1.1\r\n${host}Content-Type: text/plain\r\nContent-Length: 4000\r\n\r\n{`)
    film?.pause().write(`GET ${FILM} HTTP/1.1\r\n${host}\r\n`)
    page?.pause().write(`GET /apps/${1 + (n % 60)} HTTP/1.1\r\n${host}\r\n`)
    for (const socket of [header, body]) if (socket) senders.set(socket, performance.now())
    for (const socket of [film, page]) if (socket) readers.push(socket)
  }
  const lastBegan = Math.max(...senders.values())
  const until = Math.max(began + SECONDS * 1000 * Math.min(1, share * 4), lastBegan + PATIENCE_MS)
  while (performance.now() < until) {
    for (const socket of senders.keys()) if (socket.writable) socket.write('a')
    for (const socket of readers) socket.read(512)
    await wait(1000)
  }
  const late = [...senders].filter(
    ([socket, from]) => (ended.get(socket) ?? Number.POSITIVE_INFINITY) - from > PATIENCE_MS,
  )
  for (const socket of sockets) socket.destroy()
  return {
    tries: sockets.length,
    seen: `${senders.size - late.length} of ${senders.size} slow senders were sent away, ${readers.filter(socket => !ended.has(socket)).length} of ${readers.length} slow readers are served`,
    broken: late.length > 0 ? [`${late.length} slow senders are still waited for`] : [],
  }
}

/** Put there by the attack's caller. */
export const FILM = '/videos/attack-long.webm'
