import { run } from '../../ops/process.ts'

export interface Load {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A Lua file that makes the requests. */
  script?: string
  /** The arguments of the Lua file. */
  args?: string[]
}

/** Answers a second, and how many requests were refused or failed meanwhile; loopback only. */
export interface Loaded {
  perSecond: number
  refused: number
}

/** The same, where a refused request is a fault. */
export function wrk(load: Load): number {
  const { perSecond, refused } = wrkRefused(load)
  if (refused > 0) throw new Error(`${load.url} refused ${refused} requests`)
  return perSecond
}

export function wrkRefused({ url, seconds, connections, headers = {}, script, args = [] }: Load): Loaded {
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
  const broken = /Socket errors: (.*)/.exec(report)
  if (broken) throw new Error(`${url} did not answer every request: ${broken[0]}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0)
  const answered = Number(/(\d+) requests in/.exec(report)?.[1])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
  return { perSecond: (perSecond * (answered - refused)) / answered, refused }
}
