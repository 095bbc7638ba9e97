import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderStore } from '../../../data/files/folder-store.ts'
import { backupsIn } from '../../../ops/deploy/backup/backups.ts'
import { checkStore } from '../../../ops/deploy/backup/check-store.ts'
import { prepareRestoreDir } from '../../../ops/deploy/backup/prepare-restore-dir.ts'
import { recover } from '../../../ops/deploy/backup/recover.ts'
import { storeOf } from '../../../ops/engines/store.ts'
import { tempDir } from '../../support/temp-store.ts'
import { hashOf } from '../../support/values.ts'
import {
  backups,
  before,
  command,
  empty,
  hashes,
  NEWEST_FILE,
  one,
  recordIn,
  restore,
  stop,
  temp,
} from './booted.ts'

test('a restore says when a package is not the file of its row', { tags: 'full' }, async () => {
  const mediaDir = join(empty[0], 'media')
  const files = folderStore(mediaDir)
  // As long as the file that the row names, and another one.
  writeFileSync(files.pathOf(hashOf(NEWEST_FILE).slice(2)), NEWEST_FILE.toUpperCase())
  const checked = checkStore({ database: temp.at.database, web: temp.at.web, files }, () => {})
  await expect(checked).rejects.toThrow('universal.apk: a file is not the one whose hash is shown')
})

test('a copy of a server whose configuration is elsewhere recovers too, and waits for no backup', {
  tags: 'full',
}, async () => {
  const runDir = tempDir()
  const [backup] = backupsIn(backups)
  if (!backup) throw new Error('there is no backup')
  prepareRestoreDir(backups, backup, runDir, { isNewest: true })
  const data = join(runDir, 'postgres/data')
  const outside = ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf']
  for (const name of outside) rmSync(join(data, name))
  appendFileSync(join(data, 'postgresql.auto.conf'), `synchronous_standby_names = 'pergola_backup'\n`)
  await recover(join(runDir, 'postgres'), undefined)
  expect(outside.filter(name => existsSync(join(data, name)))).toEqual([])
  expect(existsSync(join(data, 'recovery.signal'))).toBe(false)
  expect(readFileSync(join(data, 'postgresql.auto.conf'), 'utf8')).not.toContain('synchronous')
  rmSync(runDir, { recursive: true })
})

test('it goes into an empty folder alone', { tags: 'full' }, async () => {
  await expect(restore(empty[0])).rejects.toThrow(/is not empty/)
  await expect(restore(empty[1], '--to', '2026-11-15 12:00:00')).rejects.toThrow(/needs a zone/)
})

test('the moment before a bad delete brings the rows back, from the newest backup that is not broken', {
  tags: 'full',
  timeout: 60_000,
}, async () => {
  await stop(empty[0])
  const [good = ''] = readdirSync(backups).filter(name => /^\d{4}-.*Z$/.test(name))
  const later = good.replace(/\d\dZ$/, '60Z')
  cpSync(join(backups, good), join(backups, later), { recursive: true })
  writeFileSync(join(backups, later, 'postgres/PG_VERSION'), '15\n\n')

  const heads = join(empty[0], 'signed-heads')
  const said = await restore(empty[1], '--to', before.moment, '--heads', heads)
  // Later changes are not there, and that is reported permanently; it is no alarm.
  expect(said).toMatch(/is recorded: [1-9]\d* signed changes are lost\n/)
  const { faults, said: lines } = await recordIn(empty[1])
  expect(faults).toEqual([])
  expect(lines[1]).toMatch(/^Restored at .* by shell:\w+ to change \d+: [1-9]\d* signed changes were lost\.$/)
  expect(said).toContain(`${later} is broken`)
  expect(said).toContain(`${good}: checksums match`)
  rmSync(join(backups, later), { recursive: true })
  expect(await one('select count(*)::integer from comments')).toBe(4)
  expect(await one('select max(version_code)::integer from versions')).toBe(40_100)
  expect(await one('select max(id)::integer from developers')).toBe(1)
  // As they were at the backup, and those that belong to rows of after it.
  const { '/images/icon/square.png': _, ...rest } = before.files
  expect(hashes(join(empty[1], 'media'))).toMatchObject(rest)
  expect(readFileSync(join(empty[1], 'media/images/icon/square.png'), 'utf8')).toBe('a picture')
})

test('a restored store goes on into the same folder beside what it came from, and so many backups stay', {
  tags: 'full',
  timeout: 60_000,
}, async () => {
  const settings = { ...temp.settings, runDir: empty[1] }
  const histories = () => readdirSync(join(backups, 'wal')).map(name => name.replace(/.*-/, ''))
  // The other one that was restored has begun the second.
  expect(histories()).toEqual(['1', '2'])
  await command('bin/backup.ts', settings, '--keep', '2')
  expect(backupsIn(backups).map(({ wal }) => wal.replace(/.*-/, ''))).toEqual(['3', '1'])
  expect(histories()).toEqual(['1', '2', '3'])

  mkdirSync(join(backups, '2026-11-15T00-00-00Z.part'))
  await command('bin/backup.ts', settings, '--keep', '1')
  expect(backupsIn(backups).map(({ wal }) => wal.replace(/.*-/, ''))).toEqual(['3'])
  expect(readdirSync(backups).filter(name => /^\d/.test(name))).toHaveLength(1)
  const [{ firstFile = '', wal = '' } = {}] = backupsIn(backups)
  const left = readdirSync(join(backups, 'wal', wal)).filter(name => /^[\dA-F]{24}$/.test(name))
  expect(left.sort()[0]).toBe(firstFile)
  await storeOf(settings).walReceiver?.stop()
})
