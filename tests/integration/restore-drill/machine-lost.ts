import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { storeOf } from '../../../ops/engines/store.ts'
import { pidIn, portAnswers, waitFor } from '../../../ops/process.ts'
import { addVersion } from '../../support/add-version.ts'
import { putRow, removeAll } from '../../support/put-rows.ts'
import {
  backups,
  before,
  command,
  empty,
  hashes,
  NEWEST_FILE,
  numbers,
  oldLink,
  one,
  put,
  recordIn,
  restore,
  temp,
} from './booted.ts'

test('a backup is verified before it is whole, and new files follow it', async () => {
  expect(await command('bin/backup.ts', temp.settings)).toMatch(
    /PostgreSQL is verified\n[\s\S]* is complete\n/,
  )
  // Analytics was stopped for it, and is back.
  expect(await numbers()).toHaveLength(1)
  const app = { id: 1, packageName: 'app.qingyu.moss' }
  await addVersion(temp.at.database, temp.store.mediaDir, app, 40_000)
  put('images/icon/square.png', 'another picture')
  // A file is acknowledged when this has come back.
  await command('bin/backup.ts', temp.settings, '--files')
  before.files = hashes(temp.store.mediaDir)
  expect(statSync(join(backups, 'current/secrets/package.key')).mode & 0o777).toBe(0o600)
  before.moment = (await one('select now()::text')) as string
  await removeAll(temp.at.database, 'replies')
  await removeAll(temp.at.database, 'comments')
}, 30_000)

test('a write is not acknowledged before it is in the backup; what only reads goes on', async () => {
  const receiver = pidIn(join(backups, 'receiver.pid')) ?? 0
  process.kill(receiver, 'SIGSTOP')
  let acknowledged = false
  const write = putRow(temp.at.database, 'developers', { id: 500, name: 'waits' })
  const answered = write.then(() => {
    acknowledged = true
  })
  try {
    await wait(1000)
    expect(await one('select count(*)::integer from apps')).toBe(3)
    expect(acknowledged).toBe(false)
  } finally {
    process.kill(receiver, 'SIGCONT')
  }
  await answered
}, 30_000)

test('when the machine is lost, a restore has the last write that was acknowledged, every file, and the keys of old links', async () => {
  const { runDir, ports } = temp.settings
  for (let n = 1; n <= 30; n += 1)
    await putRow(temp.at.database, 'developers', { id: 1000 + n, name: String(n) })
  const engines = ['postgres/data/postmaster', 'analytics/analytics', 'nats/nats', 'signer/signer'].map(
    name => `${name}.pid`,
  )
  const pids = engines.map(file => Number.parseInt(readFileSync(join(runDir, file), 'utf8'), 10))
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  rmSync(runDir, { recursive: true })
  for (const port of [ports.postgres, ports.analytics, ports.nats, ports.signer])
    await waitFor(`the end of what listened on ${port}`, async () => !(await portAnswers(port)))

  const said = await restore(empty[0])
  expect(said).toMatch(/\d\.\d s {2}15 packages are the files of their rows\n/)
  expect(said).toMatch(/the restore to change \d+ is recorded: 0 signed changes are lost\n/)
  expect(await recordIn(empty[0])).toEqual({
    faults: [],
    said: [expect.stringMatching(/^Restored at .* by shell:/), expect.stringMatching(/complete: .* signed/)],
  })
  expect(await one('select max(id)::integer from developers')).toBe(1030)
  expect(await one('select count(*)::integer from comments')).toBe(0)
  expect(hashes(join(empty[0], 'media'))).toEqual(before.files)
  expect(await (await fetch(temp.at.web + oldLink)).text()).toBe(NEWEST_FILE)
  const { walReceiver, analytics } = storeOf({ ...temp.settings, runDir: empty[0] })
  for (const engine of [walReceiver, analytics]) await engine?.start()
  expect(await numbers()).toHaveLength(1)
}, 60_000)
