import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../../ops/engines/engine.ts'
import { portAnswers, startDaemon, stopPid, waitForDaemon } from '../../../ops/process.ts'

/** Varnish with next to no program: the most that the edge could reach. */
export interface BareVarnish {
  dir: string
  port: number
  webPort: number
  /** Stores what was asked for with a cookie, as long as the answer may be stored. */
  keepsCookies?: boolean
  /** What it does beside. */
  vcl?: string
}

export function bareVarnish({ dir, port, webPort, keepsCookies, vcl: more = '' }: BareVarnish): Engine {
  const pidFile = join(dir, 'varnish.pid')
  const vcl = join(dir, 'bare.vcl')
  return {
    name: 'bare Varnish',
    async start() {
      mkdirSync(dir, { recursive: true })
      writeFileSync(
        vcl,
        `vcl 4.1; backend web { .host = "127.0.0.1"; .port = "${webPort}"; } ${more} sub vcl_backend_response { set beresp.do_gzip = true; }${keepsCookies ? ' sub vcl_recv { return (hash); }' : ''}`,
      )
      const args = [
        '-F',
        '-a',
        `http=127.0.0.1:${port},HTTP`,
        '-T',
        'none',
        '-f',
        vcl,
        '-s',
        'malloc,64m',
        '-n',
        join(dir, 'work'),
      ]
      const daemon = { command: 'varnishd', args, pidFile, logFile: join(dir, 'varnish.log') }
      startDaemon(daemon)
      await waitForDaemon('bare Varnish', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}
