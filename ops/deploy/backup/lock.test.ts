import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { alone, inTurn } from './lock.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-lock-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('a second backup is refused, and new files wait for their turn', async () => {
  const order: string[] = []
  let finish = () => {}
  const first = alone(dir, 'files', async () => {
    await new Promise<void>(done => {
      finish = done
    })
    order.push('first')
  })
  await expect(alone(dir, 'files', async () => {})).rejects.toThrow(`process ${process.pid}`)
  const second = inTurn(dir, 'files', async () => order.push('second'))
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

test('a killed one blocks no other', async () => {
  const killed = spawn('sleep', ['60'])
  writeFileSync(join(dir, 'backup.pid'), String(killed.pid))
  const ended = new Promise(done => killed.once('exit', done))
  killed.kill('SIGKILL')
  await ended
  expect(await alone(dir, 'backup', async () => 'done')).toBe('done')
})
