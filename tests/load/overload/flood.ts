import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Flood {
  /** How many got what. */
  good: number
  refused: number
  /** Apps that are gone, and redirects. */
  other: number
  lost: number
}

/** Many visitors by a program that costs little: what measures must not be what is slow. */
export async function flood(options: {
  origin: string
  seconds: number
  connections: number
  pauseMs: number
  /** The app before the first that is asked for. */
  afterApp: number
}): Promise<Flood> {
  const { origin, seconds, connections, pauseMs, afterApp } = options
  if (new URL(origin).hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const script = fileURLToPath(new URL('flood.lua', import.meta.url))
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script]
  const told = ['--', String(afterApp), String(Math.round(pauseMs))]
  const child = spawn('taskset', ['-c', '1', 'wrk', ...flags, origin, ...told], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)
  return JSON.parse(said.slice(said.lastIndexOf('{')))
}
