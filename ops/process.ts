import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux's, whatever the machine's own clock does. */
const TICKS_A_SECOND = 100

export interface Account {
  uid: number
  gid: number
}

interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  input?: string
  /** The user that runs it; otherwise the current one. */
  account?: Account | undefined
}

/** Runs a command to its end; throws with what it printed when it fails. */
export function run(command: string, args: string[], { account, ...options }: RunOptions = {}): string {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 << 20, ...options, ...account })
  if (done.error) throw done.error
  if (done.status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed (${done.status}):\n${done.stdout}${done.stderr}`)
  }
  return done.stdout
}

export interface Daemon {
  command: string
  args: string[]
  pidFile: string
  logFile: string
  env?: NodeJS.ProcessEnv
  /** The user it runs as; otherwise the current one. */
  account?: Account | undefined
}

/** A log that has grown beyond this is put aside at the next start, in the place of the one before. */
const MAX_LOG_BYTES = 50_000_000

/** Starts a process that outlives this one, and remembers its pid. */
export function startDaemon({ command, args, pidFile, logFile, env = process.env, account }: Daemon): number {
  mkdirSync(dirname(logFile), { recursive: true })
  mkdirSync(dirname(pidFile), { recursive: true })
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log], env, ...account })
  closeSync(log)
  if (child.pid === undefined) throw new Error(`${command} did not start`)
  child.unref()
  writeFileSync(pidFile, `${child.pid} ${startOf(child.pid)}`)
  return child.pid
}

/**
 * The process that was started, as long as it lives. A number alone may be a stranger's by now, after a reboot for one: so the time
 * of its start is stored beside it. In a file of the first release there is none: then the process must be older than the file.
 */
export function pidIn(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined
  const [pid = Number.NaN, start] = readFileSync(pidFile, 'utf8').split(' ').map(Number)
  const isOurs = start === undefined ? isOlderThan(pid, pidFile) : startOf(pid) === start
  return isAlive(pid) && isOurs ? pid : undefined
}

/** To the second, in which the machine says when it began. */
function isOlderThan(pid: number, file: string): boolean {
  const booted = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1])
  const began = booted + (startOf(pid) ?? Number.NaN) / TICKS_A_SECOND
  return began <= statSync(file).mtimeMs / 1000 + 1
}

/** When a process began, in ticks since the machine did; undefined: there is none. */
function startOf(pid: number): number | undefined {
  // The name before it, in brackets, may hold anything.
  const [, after] = /.*\) (.*)/s.exec(statOf(pid) ?? '') ?? []
  return after === undefined ? undefined : Number(after.split(' ')[19])
}

/** undefined: it has ended, maybe in this moment. */
function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // A zombie that was not reaped yet still answers signal 0.
  const stat = statOf(pid)
  return stat !== undefined && !/\) Z /.test(stat)
}

/** Asks the process to end, and ends it when it does not. */
export async function stopPid(
  pidFile: string,
  signal: NodeJS.Signals = 'SIGTERM',
  graceMs = 10_000,
): Promise<void> {
  const pid = pidIn(pidFile)
  if (pid !== undefined) {
    process.kill(pid, signal)
    const deadline = Date.now() + graceMs
    while (isAlive(pid) && Date.now() < deadline) await wait(50)
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
  rmSync(pidFile, { force: true })
}

export function portAnswers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Before a daemon starts: whatever answers there is not the one that is meant. */
export async function refuseTaken(ports: number[], what: string): Promise<void> {
  for (const port of ports)
    if (await portAnswers(port))
      throw new Error(`port ${port} is taken by something that is not this ${what}`)
}

/** A daemon that has used no processor and logged nothing for so long is stuck. On a busy machine a start may take minutes. */
const STUCK_MS = 60_000
const MAX_START_MS = 600_000

/** Waits until a daemon answers, for as long as it makes progress. Throws at once if it exits. */
export async function waitForDaemon(
  what: string,
  { pidFile, logFile }: Pick<Daemon, 'pidFile' | 'logFile'>,
  ready: () => Promise<boolean>,
  stuckMs = STUCK_MS,
): Promise<void> {
  const started = Date.now()
  let [progress, progressAt] = ['', started]
  while (!(await ready())) {
    const pid = pidIn(pidFile)
    if (pid === undefined) throw new Error(`${what} exited while it started. See ${logFile}.`)
    const now = Date.now()
    const isNow = progressOf(pid, logFile)
    if (isNow !== progress) [progress, progressAt] = [isNow, now]
    if (now - progressAt > stuckMs)
      throw new Error(`${what} isn't ready and has done nothing for ${stuckMs / 1000} s. See ${logFile}.`)
    if (now - started > MAX_START_MS)
      throw new Error(`${what} isn't ready after ${MAX_START_MS / 60_000} minutes. See ${logFile}.`)
    await wait(50)
  }
}

/** The processor time of a process and its children, and how much it has logged. */
function progressOf(pid: number, logFile: string): string {
  const ticksOf = (one: number): number => {
    const [, after = ''] = /.*\) (.*)/s.exec(statOf(one) ?? '') ?? []
    const fields = after.split(' ').map(Number)
    return (
      (fields[11] ?? 0) + (fields[12] ?? 0) + childrenOf(one).reduce((sum, child) => sum + ticksOf(child), 0)
    )
  }
  return `${ticksOf(pid)} ${statSync(logFile, { throwIfNoEntry: false })?.size}`
}

/** Processes that a process has started and that are still there; of one that has ended, none. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

export async function waitFor(
  what: string,
  ready: () => Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await ready())) {
    if (Date.now() > deadline) throw new Error(`${what} wasn't ready within ${timeoutMs / 1000} s.`)
    await wait(50)
  }
}

export async function answersOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
