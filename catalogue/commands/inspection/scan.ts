import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** Where clamd listens: the path of its socket, or a host and a port. */
export type ScannerAddress = { path: string } | { host: string; port: number }

const MAX_MS = 120_000

/** Sends a file to ClamAV's daemon. Returns the name of what it found, or undefined. With a scanner, unscanned files are not published. */
export async function scan(
  file: Readable,
  address: ScannerAddress,
  ms = MAX_MS,
): Promise<string | undefined> {
  const socket = createConnection(address)
  const late = setTimeout(() => socket.destroy(new Error(`The scanner didn't answer within ${ms} ms`)), ms)
  try {
    await once(socket, 'connect')
    const answer = answerOf(socket)
    await Promise.all([send(socket, file), answer])
    return read(await answer)
  } finally {
    clearTimeout(late)
    socket.destroy()
    file.destroy()
  }
}

async function send(socket: Socket, file: Readable): Promise<void> {
  socket.write('zINSTREAM\0')
  const closed = new Promise<void>(done => socket.once('close', () => done()))
  for await (const part of file) {
    // It answers and hangs up early when the file is longer than it takes.
    if (!socket.writable) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    socket.write(length)
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), closed])
  }
  socket.write(Buffer.alloc(4))
}

async function answerOf(socket: Socket): Promise<string> {
  let said = ''
  for await (const part of socket) said += part
  return said.replace(/\0$/, '')
}

function read(answer: string): string | undefined {
  if (answer === 'stream: OK') return undefined
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (!name) throw new Error(`the scanner said: ${answer.slice(0, 200)}`)
  return name
}
