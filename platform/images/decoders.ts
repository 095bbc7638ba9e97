import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { lowerPriority } from '../lower-priority.ts'
import { nodeOptions } from '../node-options.ts'
import { innermost, sandboxed } from '../sandbox.ts'
import { semaphore } from '../semaphore.ts'
import type { Decoded, DecodeJob, LOADERS, MadeSizes, SizesWanted } from './decode-job.ts'

export interface Decoders {
  /** A PNG of bounded size, of a file or of what would be in it; or why there is none. */
  decode(source: string | Uint8Array): Promise<Decoded>
  /** The same in the sizes that pages name. */
  make(source: string | Uint8Array, wanted: SizesWanted): Promise<MadeSizes | { why: string }>
  close(): void
}

interface DecoderOptions {
  atOnce?: number
  /** What takes longer is ended. */
  limitMs?: number
}

const IDLE_MS = 10_000
const START_MS = 20_000
/** Of addresses, on top of those that Node takes by itself, which differ from machine to machine. An honest picture takes a third. */
const MEMORY_BYTES = 800_000_000
const PROGRAM = fileURLToPath(new URL('./decode-child.ts', import.meta.url))

/**
 * Processes that read pictures, each one at a time: a picture can be made to take minutes and gigabytes, and the libraries that
 * read them have had holes. They run in a sandbox, know nothing of the store, start when they are needed, and end soon after.
 */
export function decoders(
  kind: keyof typeof LOADERS,
  { atOnce = 2, limitMs = 5000 }: DecoderOptions = {},
): Decoders {
  const inTurn = semaphore(atOnce)
  const running = new Set<ChildProcess>()
  let isClosed = false
  const idle: { child: ChildProcess; leaving: NodeJS.Timeout }[] = []

  return {
    decode: async source => (await run(source)) as Decoded,
    make: async (source, wanted) => (await run(source, wanted)) as MadeSizes | { why: string },
    close() {
      isClosed = true
      for (const child of running) child.kill('SIGKILL')
    },
  }

  function run(source: string | Uint8Array, wanted?: SizesWanted): Promise<unknown> {
    return inTurn(async () => {
      if (isClosed) return { why: 'nothing is read any more' }
      // By its bytes: the process that reads them finds no file of the store.
      const bytes = typeof source === 'string' ? await readFile(source) : source
      const child = rested() ?? (await start())
      child.send({ source: bytes, wanted } satisfies DecodeJob)
      const decoded = await nextWord(child, limitMs)
      if (!decoded) return { why: `not read within ${limitMs} ms and the memory that there is for it` }
      rest(child)
      return decoded
    })
  }

  async function start(): Promise<ChildProcess> {
    const { command, args } = sandboxed(() => [...nodeOptions(), PROGRAM, kind])
    const child = spawn(command, args, {
      // None of the store's secrets; HOME is where fonts are known.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    // What is wrong with it shows by its silence.
    child.on('error', () => child.kill('SIGKILL'))
    if (!(await nextWord(child, START_MS))) throw new Error("the picture decoder doesn't start")
    if (child.pid) await limit(innermost(child.pid))
    // It ends when this process does; nothing waits for it.
    child.unref()
    child.channel?.unref()
    return child
  }

  function rest(child: ChildProcess): void {
    const leaving = setTimeout(() => child.connected && child.disconnect(), IDLE_MS)
    leaving.unref()
    idle.push({ child, leaving })
  }

  function rested(): ChildProcess | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.leaving)
      if (one.child.connected) return one.child
    }
    return undefined
  }
}

/** A system that can't limit memory goes without; where it is short all the same, such a process is the first to go. */
async function limit(pid: number): Promise<void> {
  lowerPriority(pid)
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const taken = Number(/^VmSize:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
    await promisify(execFile)('prlimit', ['--pid', String(pid), `--as=${taken + MEMORY_BYTES}`])
    await writeFile(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // No Linux.
  }
}

/** What a process says next; undefined: it ended before it said anything, or was ended because it took so long. */
function nextWord(child: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise(done => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    const gone = () => hear(undefined)
    const hear = (word: unknown) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', gone)
      done(word)
    }
    child.on('message', hear).on('exit', gone)
  })
}
