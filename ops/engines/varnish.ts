import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_ICON_SIZE, ICON_SIZES } from '../../rules/icon.ts'
import { MOBILE_USER_AGENT } from '../../rules/page-type.ts'
import { unavailableCsp } from '../../server/security/content-security-policy.ts'
import { pidIn, portAnswers, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'

export interface VarnishOptions {
  dir: string
  port: number
  webPort: number
  /** The page in words that the edge shows when there is nothing else to show. */
  unavailablePage: string
  memory?: string
  callsPer10s?: number
}

export function varnish({
  dir,
  port,
  webPort,
  unavailablePage,
  memory = '256m',
  callsPer10s,
}: VarnishOptions): Engine {
  const pidFile = join(dir, 'varnish.pid')
  const vcl = join(dir, 'edge.vcl')
  return {
    name: 'Varnish',
    async start() {
      if (pidIn(pidFile) !== undefined) return
      if (await portAnswers(port))
        throw new Error(`port ${port} is taken by something that is not this Varnish`)
      mkdirSync(dir, { recursive: true })
      writeFileSync(
        vcl,
        edgeVcl({ webHost: '127.0.0.1', webPort, unavailablePage, ...(callsPer10s ? { callsPer10s } : {}) }),
      )
      const listen = `http=127.0.0.1:${port},HTTP`
      const args = [
        '-F',
        '-a',
        listen,
        '-T',
        'none',
        '-f',
        vcl,
        '-s',
        `malloc,${memory}`,
        '-n',
        join(dir, 'work'),
      ]
      const daemon = { command: 'varnishd', args, pidFile, logFile: join(dir, 'varnish.log') }
      startDaemon(daemon)
      await waitForDaemon('Varnish', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}

export interface EdgeProgram {
  webHost: string
  webPort: number
  unavailablePage: string
  /** Who may purge: addresses, with a mask where it is a network. */
  purgers?: string[]
  /** How many calls one address may make in ten seconds. Many phones share an address of their network. */
  callsPer10s?: number
}

/** The edge's program, with everything that it takes from the rest of the store filled in. */
export function edgeVcl({
  webHost,
  webPort,
  unavailablePage,
  purgers = ['127.0.0.1', '::1'],
  callsPer10s = 300,
}: EdgeProgram): string {
  const acl = purgers.map(from => from.replace(/^([^/]+)(\/\d+)?$/, '"$1"$2;')).join('\n  ')
  return readFileSync(new URL('../varnish/edge.vcl', import.meta.url), 'utf8')
    .replaceAll('@PURGERS@', acl)
    .replaceAll('@CALLS_PER_10S@', String(callsPer10s))
    .replaceAll('@WEB_HOST@', webHost)
    .replaceAll('@WEB_PORT@', String(webPort))
    .replaceAll('@MOBILE_USER_AGENT@', MOBILE_USER_AGENT)
    .replaceAll('@ICON_SIZES@', ICON_SIZES.join('|'))
    .replaceAll('@ICON_SIZE@', String(DEFAULT_ICON_SIZE))
    .replaceAll('@UNAVAILABLE_PAGE@', unavailablePage)
    .replaceAll('@UNAVAILABLE_CSP@', unavailableCsp(readFileSync(unavailablePage, 'utf8')))
}
