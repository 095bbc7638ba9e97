import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unavailableCsp } from '../../platform/security/content-security-policy.ts'
import { securityHeaders } from '../../platform/security/headers.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { run } from '../process.ts'
import type { Engine } from './engine.ts'
import { fillIn } from './fill-in.ts'
import { asUser, haproxy } from './haproxy.ts'

export interface FrontOptions {
  dir: string
  /** For visitors; those who come without TLS to the second are sent there. */
  ports: { tls: number; plain: number } | { http: number }
  /** The edges' for the PROXY protocol. */
  proxies: number[]
  publicOrigin: string
  unavailablePage: string
}

/** HAProxy, which ends TLS (HTTP/2 too) before the edges, with a certificate of its own making. */
export function front({ dir, ports, proxies, publicOrigin, unavailablePage }: FrontOptions): Engine {
  const here = (port: number) => `127.0.0.1:${port}`
  return haproxy({
    name: 'HAProxy',
    dir,
    ports: 'tls' in ports ? [ports.tls, ports.plain] : [ports.http],
    config() {
      const tls = 'tls' in ports && {
        certificate: ownCertificate(dir, new URL(publicOrigin).hostname),
        listenPlain: here(ports.plain),
      }
      return frontConfig({
        listen: here('tls' in ports ? ports.tls : ports.http),
        tls: tls || undefined,
        edges: proxies.map(here),
        publicOrigin,
        unavailablePage,
        asUser: asUser(),
      })
    },
  })
}

/** A certificate and its key in one file, as HAProxy wants them; no browser knows who made it. */
export function ownCertificate(dir: string, host: string): string {
  const file = join(dir, 'certificate.pem')
  if (existsSync(file)) return file
  mkdirSync(dir, { recursive: true })
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'public.pem')]
  const name = /^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '365',
    '-subj',
    `/CN=${host}`,
    '-addext',
    `subjectAltName=${name}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  writeFileSync(file, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return file
}

export interface FrontConfig {
  /** Where visitors come: `:443`. */
  listen: string
  /** undefined: they come without. */
  tls: { certificate: string; listenPlain: string } | undefined
  /** The edges' listeners for the PROXY protocol. */
  edges: string[]
  publicOrigin: string
  unavailablePage: string
  /** The user it switches to after it has read the key; undefined: it keeps its user. */
  asUser: string | undefined
}

/** HAProxy's configuration, with everything that it takes from the rest of the store filled in. */
export function frontConfig({ listen, tls, edges, publicOrigin, ...front }: FrontConfig): string {
  const toTls = (from: string) =>
    `frontend plain\n  bind ${from}\n  http-request redirect location ${publicOrigin}%[pathq] code 308`
  return fillIn(new URL('./haproxy/front.cfg', import.meta.url), {
    AS_USER: front.asUser ? `user ${front.asUser}` : '',
    BIND: tls ? `${listen} ssl crt "${tls.certificate}" alpn h2,http/1.1` : listen,
    PLAIN: tls ? toTls(tls.listenPlain) : '',
    // The only one is asked whatever becomes of it.
    CHECK: edges.length > 1 ? 'check check-send-proxy inter 500ms fall 2 rise 2' : '',
    EDGES: edges.map((edge, i) => `  server edge-${i + 1} ${edge}`).join('\n'),
    // Another edge is asked once, after the one that ended with a request has refused it. The only one is waited for while it restarts.
    RETRIES: edges.length > 1 ? '2' : '3',
    REQUEST: `${DEADLINES_MS.front.request}ms`,
    CONNECT: `${DEADLINES_MS.front.connect}ms`,
    IDLE: `${DEADLINES_MS.front.idle}ms`,
    HOST: new URL(publicOrigin).host,
    OWN_HEADERS: ownHeaders(publicOrigin),
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
