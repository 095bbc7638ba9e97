import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '../../../catalogue/commands/inspection/scan.ts'
import { tempDir } from '../../support/temp-store.ts'

const dir = tempDir()
const socket = join(dir, 'clamd.sock')
const BAD = 'what our own signature calls a virus'
const MAX = 2 << 20

const clamd = (() => {
  mkdirSync(join(dir, 'signatures'))
  writeFileSync(join(dir, 'signatures/own.ndb'), `Pergola.Test:0:*:${Buffer.from(BAD).toString('hex')}\n`)
  writeFileSync(
    join(dir, 'clamd.conf'),
    [
      'Foreground yes',
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${join(dir, 'signatures')}`,
      `StreamMaxLength ${MAX}`,
      'User root',
    ].join('\n'),
  )
  return spawn('clamd', ['-c', join(dir, 'clamd.conf')], { stdio: 'ignore' })
})()

const scanned = (...parts: (string | Buffer)[]) =>
  scan(Readable.from(parts.map(part => Buffer.from(part))), { path: socket })

beforeAll(async () => {
  for (let tries = 0; ; tries += 1)
    try {
      return void (await scanned('hello'))
    } catch (error) {
      if (tries === 100) throw error
      await pause(200)
    }
}, 60_000)

afterAll(() => {
  clamd.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

test('a file is called by what is found in it, in whichever part it comes', async () => {
  expect(await scanned('nothing ', 'much')).toBeUndefined()
  expect(await scanned('before ', BAD, ' after')).toBe('Pergola.Test.UNOFFICIAL')
  expect(await scanned(BAD.slice(0, 9), BAD.slice(9))).toBe('Pergola.Test.UNOFFICIAL')
  expect(await scanned(Buffer.alloc(MAX - 100), BAD.slice(0, 36))).toBe('Pergola.Test.UNOFFICIAL')
})

test('one that is longer than the scanner takes is not good', async () => {
  // It hangs up, and whether its word about that still arrives is chance.
  await expect(scanned(...Array.from({ length: 8 }, () => Buffer.alloc(1 << 20)))).rejects.toThrow(
    /size limit exceeded|ECONNRESET|EPIPE/,
  )
})

test('a scanner that is unavailable, or hangs, lets nothing through', async () => {
  const away = scan(Readable.from([Buffer.from('x')]), { path: join(dir, 'nobody.sock') })
  await expect(away).rejects.toThrow(/ENOENT/)
  const hanging = createServer(() => {}).listen(join(dir, 'hanging.sock'))
  const waiting = scan(Readable.from([Buffer.from('x')]), { path: join(dir, 'hanging.sock') }, 300)
  await expect(waiting).rejects.toThrow(/didn't answer within 300 ms/)
  hanging.close()
})
