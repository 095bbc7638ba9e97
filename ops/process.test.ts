import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive, pidIn, startDaemon, stopPid, waitForDaemon } from './process.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-process-'))
const pidFile = join(dir, 'x.pid')
const sleeper = { command: 'sleep', args: ['60'], pidFile, logFile: join(dir, 'x.log') }
/** A process of another program. */
const stranger = spawn('sleep', ['60'])
afterAll(() => {
  stranger.kill()
  rmSync(dir, { recursive: true })
})

test('a pid file names the process that was started, until it ends', async () => {
  const pid = startDaemon(sleeper)
  expect(pidIn(pidFile)).toBe(pid)
  await stopPid(pidFile)
  expect(isAlive(pid)).toBe(false)
  expect(pidIn(pidFile)).toBeUndefined()
})

test('a log that has grown large is put aside at the next start', async () => {
  const { logFile } = sleeper
  truncateSync(logFile, 60_000_000)
  startDaemon(sleeper)
  await stopPid(pidFile)
  expect([statSync(logFile).size, statSync(`${logFile}.1`).size]).toEqual([0, 60_000_000])
})

test('a stranger who has the number by now is not taken for it, and not ended', async () => {
  const text = `${stranger.pid} 12345`
  writeFileSync(pidFile, text)
  expect(pidIn(pidFile)).toBeUndefined()
  await stopPid(pidFile)
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
})

test('a number alone, as the first release wrote it, is good for a process that is older than the file', () => {
  writeFileSync(pidFile, String(stranger.pid))
  expect(pidIn(pidFile)).toBe(stranger.pid)
  // As after a reboot: the file was there before.
  const earlier = Date.now() / 1000 - 60
  utimesSync(pidFile, earlier, earlier)
  expect(pidIn(pidFile)).toBeUndefined()
})

test('an empty file names no process', () => {
  for (const text of ['', 'x', '-1', '0', '99999999 1']) {
    writeFileSync(pidFile, text)
    expect(pidIn(pidFile)).toBeUndefined()
  }
})

const never = async () => false
const node = (code: string) => ({ ...sleeper, command: process.execPath, args: ['-e', code] })

test('a start that hangs ends with a sentence that names the log', async () => {
  const pid = startDaemon(node('setInterval(() => {}, 60000)'))
  process.kill(pid, 'SIGSTOP')
  await expect(waitForDaemon('the web process', sleeper, never, 500)).rejects.toThrow(
    `the web process isn't ready and has done nothing for 0.5 s. See ${sleeper.logFile}.`,
  )
  process.kill(pid, 'SIGCONT')
  await stopPid(pidFile)
})

test.each([
  ['works', 'setInterval(() => { for (const end = Date.now() + 40; Date.now() < end; ); }, 50)'],
  ['logs', 'setInterval(() => console.log(1), 50)'],
])('a start that %s is waited for', async (_how, code) => {
  startDaemon(node(code))
  const until = Date.now() + 1500
  await waitForDaemon('the web process', sleeper, async () => Date.now() > until, 700)
  await stopPid(pidFile)
})

test('a daemon that exits while it starts is not waited for', async () => {
  startDaemon(node('process.exit(3)'))
  await expect(waitForDaemon('the web process', sleeper, never)).rejects.toThrow(
    `exited while it started. See ${sleeper.logFile}.`,
  )
})
