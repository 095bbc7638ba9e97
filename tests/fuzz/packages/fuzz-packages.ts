import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Told } from './child.ts'

const MAX_MEMORY = 256
/** It reports progress each second; a case that never ends is never reported. */
const SILENT_MS = 60_000
/** Cases for one process: the next starts with an empty memory. */
const TOGETHER = 250_000
const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

export interface Fuzzed extends Told {
  seconds: number
  /** Why it is a failure, if it is one. */
  failure: string | null
}

/** Broken packages, one after the other, in a process with little memory that is replaced periodically. */
export async function fuzzPackages(
  seed: number,
  from: number,
  count: number,
  tell: (told: Told) => void = () => {},
): Promise<Fuzzed> {
  const started = performance.now()
  const all: Told = { done: 0, outcomes: {}, slowestMs: 0, memory: 0 }
  let failure: string | null = null
  while (all.done < count && failure === null) {
    const batch = Math.min(TOGETHER, count - all.done)
    const { told, end, words } = await runChild(seed, from + all.done, batch, told =>
      tell({ ...told, done: all.done + told.done }),
    )
    failure = failureOf(told, batch, end, words)
    add(all, told)
  }
  return { ...all, seconds: (performance.now() - started) / 1000, failure }
}

function add(all: Told, told: Told): void {
  all.done += told.done
  all.slowestMs = Math.max(all.slowestMs, told.slowestMs)
  all.memory = Math.max(all.memory, told.memory)
  for (const [id, times] of Object.entries(told.outcomes)) all.outcomes[id] = (all.outcomes[id] ?? 0) + times
}

async function runChild(seed: number, from: number, count: number, tell: (told: Told) => void) {
  const options = [`--max-old-space-size=${MAX_MEMORY}`, CHILD, String(seed), String(from), String(count)]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let told: Told = { done: 0, outcomes: {}, slowestMs: 0, memory: 0 }
  let words = ''
  let silent = setTimeout(() => child.kill('SIGKILL'), SILENT_MS)
  child.stderr.on('data', chunk => {
    words = `${words}${chunk}`.slice(-2000)
  })
  const ended = new Promise<string>(resolve =>
    child.on('close', (code, signal) => resolve(`${signal ?? code}`)),
  )
  for await (const line of createInterface({ input: child.stdout })) {
    told = JSON.parse(line)
    tell(told)
    clearTimeout(silent)
    silent = setTimeout(() => child.kill('SIGKILL'), SILENT_MS)
  }
  const end = await ended
  clearTimeout(silent)
  return { told, end, words }
}

function failureOf(told: Told, count: number, end: string, words: string): string | null {
  if (told.wrong) return `case ${told.wrong.number} (${told.wrong.path}): ${told.wrong.why}`
  if (end !== '0') return `ended with ${end} after case ${told.done}: ${words}`
  if (told.done !== count) return `${told.done} of ${count} cases`
  return told.memory > MAX_MEMORY ? `${told.memory} MB of memory` : null
}
