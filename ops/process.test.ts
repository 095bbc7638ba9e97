import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAlive, pidIn, startDaemon, stopPid } from './process.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-process-'))
const pidFile = join(dir, 'x.pid')
const sleeper = { command: 'sleep', args: ['60'], pidFile, logFile: join(dir, 'x.log') }
/** Somebody else's process. */
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

test('a file with nothing to read in it names nobody', () => {
  for (const text of ['', 'x', '-1', '0', '99999999 1']) {
    writeFileSync(pidFile, text)
    expect(pidIn(pidFile)).toBeUndefined()
  }
})
