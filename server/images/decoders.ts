import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Decoded, LOADERS, Source } from './decode-job.ts'
import { turnstile } from './turnstile.ts'

export interface Decoders {
  /** A PNG of bounded size; or why there is none. */
  decode(source: Source): Promise<Decoded>
  close(): void
}

interface DecoderOptions {
  atOnce?: number
  /** What takes longer is ended. */
  limitMs?: number
}

const IDLE_MS = 10_000
const START_MS = 20_000
const LOW_PRIORITY = 10
/** Of addresses, in kB: Node alone takes 1.8 million. A system that can't limit them goes without. */
const MEMORY = 2_400_000
// Where memory is short all the same, it is the first to go.
const LIMITED = `{ ulimit -v ${MEMORY}; echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; exec "$@"`
const PROGRAM = fileURLToPath(new URL('./decode-child.ts', import.meta.url))

/**
 * Processes that read pictures, each one at a time: a picture can be made to take minutes and gigabytes, and the libraries that
 * read them have had holes. They know nothing of the store, start when they are needed, and end soon after.
 */
export function decoders(
  kind: keyof typeof LOADERS,
  { atOnce = 2, limitMs = 5000 }: DecoderOptions = {},
): Decoders {
  const inTurn = turnstile(atOnce)
  const running = new Set<ChildProcess>()
  const idle: { child: ChildProcess; leaving: NodeJS.Timeout }[] = []

  return {
    decode: source =>
      inTurn(async () => {
        const child = rested() ?? (await start())
        child.send(source)
        const decoded = (await nextWord(child, limitMs)) as Decoded | undefined
        if (!decoded) return { why: `not read within ${limitMs} ms and the memory that there is for it` }
        rest(child)
        return decoded
      }),
    close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn('sh', ['-c', LIMITED, 'sh', process.execPath, PROGRAM, kind], {
      // None of the store's secrets; HOME is where fonts are known.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    // What is wrong with it shows by its silence.
    child.on('error', () => child.kill('SIGKILL'))
    if (!(await nextWord(child, START_MS))) throw new Error('the process that reads pictures does not start')
    if (child.pid) setPriority(child.pid, LOW_PRIORITY)
    // It ends by itself when this process does; nobody waits for it.
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
