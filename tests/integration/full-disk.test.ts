import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webEnvironment } from '../../ops/engines/web.ts'
import { answersOk, waitFor } from '../../ops/process.ts'
import { firstSlot, root } from '../../ops/settings.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
let web: ChildProcess
beforeAll(async () => {
  temp = await tempStore()
  const { store, at, settings } = temp
  await temp.fill('fixture')
  const dirs = { mediaDir: store.mediaDir, imageCacheDir: join(settings.runDir, 'images') }
  // A file to which nothing can be written, as on a disk without room.
  const full = openSync('/dev/full', 'a')
  web = spawn(process.execPath, ['bin/web.ts'], {
    cwd: root,
    env: { ...process.env, ...webEnvironment(settings, dirs), EDGE_URLS: '', LOG_LEVEL: 'debug' },
    stdio: ['ignore', full, full],
  })
  await waitFor('the web process', () => answersOk(`${at.web}/healthz`))
}, 60_000)
afterAll(async () => {
  // At once: it would try to write its last lines for ever.
  if (web?.exitCode === null) {
    const ended = once(web, 'exit')
    web.kill('SIGKILL')
    await ended
  }
  await temp?.remove()
})

test('a log that can’t be written is dropped and counted, and everything else goes on', async () => {
  const { at, settings } = temp
  for (let n = 0; n < 200; n++) {
    const [page, bad] = await Promise.all([
      fetch(`${at.web}/apps/1`),
      fetch(`${at.web}/collect`, { method: 'POST', body: '{' }),
    ])
    expect([page.status, bad.status]).toEqual([200, 400])
  }
  expect(web.exitCode).toBeNull()
  const numbers = await (await fetch(`http://127.0.0.1:${firstSlot(settings).metrics}/metrics`)).text()
  expect(Number(/^pergola_log_dropped_total (\d+)$/m.exec(numbers)?.[1])).toBeGreaterThan(0)
}, 60_000)
