import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unavailableCsp } from '../../server/security/content-security-policy.ts'
import { securityHeaders } from '../../server/security/headers.ts'
import { pidIn, portAnswers, run, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'
import { fillIn } from './fill-in.ts'

export interface TlsFrontOptions {
  dir: string
  /** For visitors; for those who come without TLS, and are sent there; the edge's for the PROXY protocol. */
  ports: { tls: number; plain: number; proxy: number }
  publicOrigin: string
  unavailablePage: string
}

/** Made by its package. */
export const USER = 'haproxy'

/** HAProxy, which ends TLS (HTTP/2 too) before the edge, with a certificate of its own making. */
export function tlsFront({ dir, ports, publicOrigin, unavailablePage }: TlsFrontOptions): Engine {
  const pidFile = join(dir, 'haproxy.pid')
  const config = join(dir, 'front.cfg')
  return {
    name: 'HAProxy',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      for (const port of [ports.tls, ports.plain])
        if (await portAnswers(port))
          throw new Error(`port ${port} is taken by something that is not this HAProxy`)
      mkdirSync(dir, { recursive: true })
      const program = frontConfig({
        listen: `127.0.0.1:${ports.tls}`,
        listenPlain: `127.0.0.1:${ports.plain}`,
        edge: `127.0.0.1:${ports.proxy}`,
        certificate: ownCertificate(dir, new URL(publicOrigin).hostname),
        publicOrigin,
        unavailablePage,
        asUser: process.getuid?.() === 0 ? USER : undefined,
      })
      writeFileSync(config, program)
      const daemon = {
        command: 'haproxy',
        args: ['-db', '-f', config],
        pidFile,
        logFile: join(dir, 'haproxy.log'),
      }
      startDaemon(daemon)
      await waitForDaemon('HAProxy', daemon, () => portAnswers(ports.tls))
    },
    stop: () => stopPid(pidFile),
  }
}

/** A certificate and its key in one file, as HAProxy wants them; no browser knows who made it. */
export function ownCertificate(dir: string, host: string): string {
  const file = join(dir, 'certificate.pem')
  if (existsSync(file)) return file
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'public.pem')]
  const name = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '365'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=${name}`, '-keyout', key, '-out', certificate],
  ])
  writeFileSync(file, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return file
}

export interface FrontConfig {
  /** Where visitors come: `:443`. */
  listen: string
  listenPlain: string
  /** The edge's listener for the PROXY protocol. */
  edge: string
  certificate: string
  publicOrigin: string
  unavailablePage: string
  /** Whom it becomes after it has read the key; undefined: it stays who started it. */
  asUser: string | undefined
}

/** HAProxy's configuration, with everything that it takes from the rest of the store filled in. */
export function frontConfig(front: FrontConfig): string {
  return fillIn(new URL('../haproxy/front.cfg', import.meta.url), {
    AS_USER: front.asUser ? `user ${front.asUser}` : '',
    LISTEN: front.listen,
    LISTEN_PLAIN: front.listenPlain,
    EDGE: front.edge,
    CERTIFICATE: front.certificate,
    ORIGIN: front.publicOrigin,
    OWN_HEADERS: ownHeaders(front.publicOrigin),
    UNAVAILABLE_PAGE: front.unavailablePage,
    UNAVAILABLE_CSP: unavailableCsp(readFileSync(front.unavailablePage, 'utf8')),
  })
}

function ownHeaders(publicOrigin: string): string {
  return Object.entries(securityHeaders(publicOrigin))
    .map(([name, value]) => {
      const missing = `!{ status 304 } !{ res.hdr(${name}) -m found }`
      return `  http-after-response set-header ${name} "${value}" if ${missing}`
    })
    .join('\n')
}
