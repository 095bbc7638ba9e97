import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCertificate } from '../../ops/engines/front.ts'

/** The store over https, under a certificate that no one else knows; some of what a browser allows depends on it. */
export async function tlsFront(target: string): Promise<{ port: number; stop(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-tls-'))
  const pem = readFileSync(ownCertificate(dir, 'store.test'))
  const server = createServer({ key: pem, cert: pem }, (asked, answer) => {
    const { method, headers, url } = asked
    // A connection that is kept may be closed by the edge in the moment it is used again.
    const alone = { agent: false, headers: { ...headers, host: new URL(target).host, connection: 'close' } }
    const passed = request(new URL(url ?? '/', target), { method, ...alone }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  rmSync(dir, { recursive: true, force: true })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
