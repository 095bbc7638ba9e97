import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isLocalHost } from '../../rules/links/local-host.ts'
import { bundleScript } from '../bundle-script.ts'
import { forward } from './proxy.ts'

export interface Simulator {
  url: string
  close(): Promise<void>
}

const home = '/__simulator/'
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The store at `store`, seen from inside a client. On this machine only; port 0 takes any that is free. */
export async function startSimulator({ store, port }: { store: string; port: number }): Promise<Simulator> {
  const files = await ownFiles()
  const server = createServer((incoming, outgoing) => {
    if (!isLocalHost(incoming.headers.host)) {
      outgoing.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end('The simulator is for this machine alone: 127.0.0.1 or localhost.')
      return
    }
    const path = incoming.url?.split('?')[0] ?? ''
    if (!path.startsWith(home)) {
      forward(incoming, outgoing, { store, script: `${home}native.js` })
      return
    }
    const file = files.get(path.slice(home.length))
    outgoing.writeHead(file ? 200 : 404, {
      'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
      'content-security-policy': csp,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    outgoing.end(file?.body ?? 'There is no such page in the simulator.')
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  // A server that listens on a port has an address of this shape.
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}${home}`,
    close() {
      server.closeAllConnections()
      return new Promise((closed, failed) => server.close(error => (error ? failed(error) : closed())))
    },
  }
}

async function ownFiles(): Promise<Map<string, { type: string; body: string }>> {
  const path = (name: string) => fileURLToPath(new URL(`ui/${name}`, import.meta.url))
  const text = (type: string, name: string) => ({ type, body: readFileSync(path(name), 'utf8') })
  const script = async (name: string) => ({
    type: 'text/javascript',
    body: (await bundleScript(path(name), 'simulator')).code,
  })
  return new Map([
    ['', text('text/html', 'index.html')],
    ['bench', text('text/html', 'bench.html')],
    ['simulator.css', text('text/css', 'simulator.css')],
    ['bench.css', text('text/css', 'bench.css')],
    ['main.js', await script('main.ts')],
    ['native.js', await script('native.ts')],
    ['bench.js', await script('bench.ts')],
  ])
}
