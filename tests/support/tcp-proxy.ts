import { randomBytes } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePorts } from './free-ports.ts'

/** What becomes of what a server says. `hang`: connections stand still and go on afterwards; `corrupt`: one byte in fifty is another. */
export type Line = 'whole' | 'refuse' | 'hang' | 'garbage' | 'corrupt' | { slowMs: number }

export interface TcpProxy {
  port: number
  be(line: Line): Promise<void>
  close(): Promise<void>
}

/** Connects a server of this machine and its clients, and breaks the line on request. */
export async function tcpProxy(target: number): Promise<TcpProxy> {
  const [port = 0] = await freePorts(1)
  const sockets = new Set<Socket>()
  let line: Line = 'whole'
  let server: Server | undefined
  await listen()
  return {
    port,
    async be(next) {
      const last = line
      line = next
      if (next === 'hang') for (const socket of sockets) socket.pause()
      else if (last === 'hang') for (const socket of sockets) socket.resume()
      // After nonsense both sides start over.
      if (next === 'garbage' || last === 'corrupt') cut()
      if (next === 'refuse') await stopListening()
      else await listen()
    },
    async close() {
      await stopListening()
      cut()
    },
  }

  function listen(): Promise<void> {
    if (server) return Promise.resolve()
    const made = createServer(carry)
    server = made
    return new Promise((done, failed) => {
      made.once('error', failed)
      made.listen(port, '127.0.0.1', done)
    })
  }

  /** Open connections don't keep it: they are cut. */
  function stopListening(): Promise<void> {
    const closing = server
    server = undefined
    cut()
    return new Promise(done => (closing ? closing.close(() => done()) : done()))
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }

  function carry(client: Socket): void {
    known(client)
    if (line === 'garbage') {
      client.end(randomBytes(200))
      return
    }
    const real = known(connect(target, '127.0.0.1'))
    client.on('close', () => real.destroy()).on('data', data => real.write(data))
    real.on('close', () => client.destroy()).on('data', inOrder(client))
    if (line !== 'hang') return
    client.pause()
    real.pause()
  }

  /** What was said later comes later, also when the line is no longer slow. */
  function inOrder(client: Socket): (data: Buffer) => void {
    let busyUntil = 0
    return data => {
      const now = performance.now()
      busyUntil = Math.max(busyUntil, typeof line === 'object' ? now + line.slowMs : now)
      const said = line === 'corrupt' ? data.map(corrupt) : data
      if (busyUntil <= now) client.write(said)
      else setTimeout(() => client.writable && client.write(said), busyUntil - now)
    }
  }

  function known(socket: Socket): Socket {
    sockets.add(socket)
    // One that breaks is closed, which is all there is to say.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
}

const corrupt = (byte: number) => (Math.random() < 0.02 ? Math.floor(Math.random() * 256) : byte)
