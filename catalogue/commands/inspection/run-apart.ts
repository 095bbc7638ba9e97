import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { bytesOf } from '../../../platform/bytes-of.ts'
import { lowerPriority } from '../../../platform/lower-priority.ts'
import { nodeOptions } from '../../../platform/node-options.ts'
import { innermost, sandboxed } from '../../../platform/sandbox.ts'

const CODE = fileURLToPath(new URL('../../../', import.meta.url))

/** Of a package of gigabytes on a slow disk. */
const MAX_MS = 60_000
const MAX_HEAP_MB = 128
/** What is read at once lies outside of the heap. */
const MAX_BYTES = 512 << 20
const WATCH_MS = 50
/** Labels and permissions are counted while they are read, and an icon is bounded; more than this can't come. */
const MAX_ANSWER = 16 << 20

export interface Limits {
  ms?: number
  bytes?: number
}

/**
 * Runs a program of ours over a file of a stranger in a sandbox: it may read it and the program, write nothing, start nothing, use no
 * network, and is limited in memory and time. Returns its output, or why it was ended.
 */
export async function runApart(
  program: string,
  path: string,
  args: string[] = [],
  { ms = MAX_MS, bytes = MAX_BYTES }: Limits = {},
): Promise<{ said: Buffer } | { why: string }> {
  const inside = sandboxed(
    file => [
      '--permission',
      `--allow-fs-read=${CODE}`,
      `--allow-fs-read=${file}`,
      `--max-old-space-size=${MAX_HEAP_MB}`,
      ...nodeOptions(),
      fileURLToPath(new URL(program, import.meta.url)),
      file,
      ...args,
    ],
    path,
  )
  // Nothing of ours: not a password, not an address.
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' }
  const child = spawn(inside.command, inside.args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) lowerPriority(child.pid)
  let why: string | undefined
  const end = (reason: string) => {
    why ??= reason
    child.kill('SIGKILL')
  }
  const late = setTimeout(() => end(`it took longer than ${ms} ms`), ms)
  const watching = setInterval(async () => {
    if ((await bytesOf(child.pid && innermost(child.pid))) > bytes)
      end(`it took more than ${bytes} bytes of memory`)
  }, WATCH_MS)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    let answered = 0
    child.stdout.on('data', (part: Buffer) => {
      answered += part.length
      if (answered > MAX_ANSWER) end('it said too much')
    })
    const [said, told, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended])
    if (why) return { why }
    if (code !== 0) throw new Error(`a package could not be inspected: ${told.slice(0, 2000)}`)
    return { said }
  } finally {
    clearTimeout(late)
    clearInterval(watching)
  }
}
