import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Below those that the kernel gives to connections and for port 0: no process takes one of these by chance. */
const [FIRST, LAST] = [11_000, 32_700]
const AT_ONCE = 20
const TURNS = Math.floor((LAST - FIRST) / AT_ONCE)

/** What a store of its own listens on: each is PERGOLA_…_PORT. */
export const STORE_PORTS = [
  'EDGE',
  'PURGE',
  'PROXY',
  'WEB',
  'METRICS',
  'ANALYTICS',
  'WORKER',
  'CONSOLE',
  'SIGNER',
  'POSTGRES',
  'NATS',
  'DOCS',
]

/** Ports that nothing listens on, and that no other test is given until it has long begun to listen, or is over. */
export async function freePorts(count: number): Promise<number[]> {
  if (count > AT_ONCE) throw new Error(`${count} ports are more than the ${AT_ONCE} that can be had at once`)
  const first = FIRST + (takeTurn() % TURNS) * AT_ONCE
  const free: number[] = []
  for (let port = first; port < first + AT_ONCE && free.length < count; port += 1)
    if (await isFree(port)) free.push(port)
  return free.length < count ? freePorts(count) : free
}

/** Tests run in many processes: each adds a line to one file, which is atomic, and its turn is the line that it got. */
function takeTurn(): number {
  const turns = join(tmpdir(), `pergola-port-turns-${userInfo().uid}`)
  const own = randomUUID()
  appendFileSync(turns, `${own}\n`)
  return readFileSync(turns, 'utf8').split('\n').indexOf(own)
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
