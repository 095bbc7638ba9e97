import { run } from '../../ops/process.ts'

export interface Load {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A Lua file that makes the requests. */
  script?: string
  /** What the Lua file is told. */
  args?: string[]
}

/** Requests a second that the address answered with success; loopback only. */
export function wrk({ url, seconds, connections, headers = {}, script, args = [] }: Load): number {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const report = run('taskset', [
    '-c',
    '1',
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...flags,
    ...(script ? ['-s', script] : []),
    url,
    ...(args.length > 0 ? ['--', ...args] : []),
  ])
  const refused = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(report)
  if (refused) throw new Error(`${url} did not answer every request: ${refused[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}
