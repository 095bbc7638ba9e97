import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { parseCrontab } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adoptFiles } from '../../catalogue/worker/files/adopt-files.ts'
import { readFiles } from '../../catalogue/worker/files/read-files.ts'
import { sweepFiles } from '../../catalogue/worker/files/sweep-files.ts'
import { FILE_TIMES, fileJobs } from '../../catalogue/worker/jobs/file-jobs.ts'
import { runJobs } from '../../catalogue/worker/jobs/run-jobs.ts'
import { openDatabase } from '../../data/db/database.ts'
import { roundSeconds } from '../../data/db/queries/files/files-read.ts'
import { PREFIXES } from '../../data/files/file-store.ts'
import { folderStore } from '../../data/files/folder-store.ts'
import { s3Store } from '../../data/files/s3-store.ts'
import { keepFile } from '../support/keep-file.ts'
import { putRow, removeRows } from '../support/put-rows.ts'
import { s3Server } from '../support/s3-server.ts'
import { hashOf } from '../support/values.ts'
import { suiteDatabase } from './suite.ts'

const { workerUrl, db: owner, mediaDir } = suiteDatabase('kept_files')
const db = openDatabase({ url: workerUrl, pool: 2, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
const files = folderStore(mediaDir)
const hex = (content: string) => hashOf(content).slice(2)
const name = (abi: string, content: string) =>
  putRow(owner, 'packages', {
    version_id: 8,
    abi,
    path: `p/${abi}.apk`,
    size: content.length,
    sha256: hashOf(content),
    signer_sha256: hashOf('signer'),
  })
const unname = (abi: string) => removeRows(owner, { packages: [{ version_id: 8, abi }] })

describe('what no row names', () => {
  const DAY = 86_400_000
  const inDays = (n: number) => new Date(Date.now() + n * DAY)
  const removedAt = async (when: Date) => {
    const removed = []
    for (const prefix of PREFIXES) removed.push(...(await sweepFiles(db, files, prefix, when)))
    return removed
  }

  test('is removed when that was so for 30 days, and not sooner', async () => {
    for (const content of ['named', 'unnamed']) await keepFile(mediaDir, content)
    await name('named', 'named')
    expect(await removedAt(inDays(0))).toEqual([])
    expect(await removedAt(inDays(29))).toEqual([])
    expect(await removedAt(inDays(31))).toEqual([hex('unnamed')])
    expect(await files.head(hex('unnamed'))).toBeUndefined()
    expect(await files.head(hex('named'))).toEqual({ size: 5, writtenAt: expect.any(Date) })
    expect((await sql`select from unnamed_files`.execute(owner)).rows).toEqual([])
  })

  test('stays for as long after a row let go of it, for an undo', async () => {
    await keepFile(mediaDir, 'let go')
    const old = inDays(-400)
    utimesSync(files.pathOf(hex('let go')), old, old)
    await name('gone', 'let go')
    expect(await removedAt(inDays(0))).toEqual([])
    await unname('gone')
    // First seen without a name.
    expect(await removedAt(inDays(0))).toEqual([])
    expect(await removedAt(inDays(29))).toEqual([])
    // Brought back, and let go again: its time starts over.
    await name('gone', 'let go')
    expect(await removedAt(inDays(31))).toEqual([])
    await unname('gone')
    expect(await removedAt(inDays(31))).toEqual([])
    expect(await removedAt(inDays(31))).toEqual([hex('let go')])
  })

  test('stays when it was put again: its row is on the way', async () => {
    await keepFile(mediaDir, 'again')
    await sql`insert into unnamed_files (sha256, since) values (${Buffer.from(hex('again'), 'hex')}, now() - interval '40 days')`.execute(
      owner,
    )
    expect(await removedAt(inDays(0))).toEqual([])
    expect(await files.head(hex('again'))).toBeDefined()
  })
})

describe('every file is read again', () => {
  const told: string[] = []
  const read = (min: number, from = files) =>
    readFiles(db, {
      files: from,
      min,
      onRead: ({ abi }, fault) => void told.push(`${abi}: ${fault ?? 'good'}`),
    })
  beforeAll(async () => {
    const { rows } = await sql<{
      version_id: number
      abi: string
    }>`select version_id, abi from packages`.execute(owner)
    await removeRows(owner, { packages: rows })
    for (const content of ['one', 'two', 'three', 'four']) {
      await keepFile(mediaDir, content)
      await name(content, content)
    }
  })
  beforeEach(() => void told.splice(0))

  test('some at a time, from where the last one was, and then from the first', async () => {
    await read(3)
    expect(told).toEqual(['four: good', 'one: good', 'three: good'])
    await read(3)
    await read(3)
    expect(told.slice(3)).toEqual(['two: good', 'four: good', 'one: good', 'three: good'])
    expect(await roundSeconds(db)).toBeLessThan(60)
  })

  test('and a different or missing file is reported', async () => {
    writeFileSync(files.pathOf(hex('one')), 'eno')
    await files.remove(hex('three'))
    await read(10)
    await read(10)
    expect(new Set(told)).toEqual(
      new Set([
        'four: good',
        'one: a file is not the one whose hash is shown',
        'three: a file is not there',
        'two: good',
      ]),
    )
  })

  test('an unavailable disk is no store of missing files', async () => {
    await expect(read(10, folderStore(join(mediaDir, 'away')))).rejects.toThrow('is not there')
    expect(told).toEqual([])
  })
})

describe('files that a release before kept by path', () => {
  const place = (path: string, content: string) => {
    const file = join(mediaDir, 'packages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  }

  test('get their hash for a second name, and stay where they were', async () => {
    await name('adopted', 'by path')
    const old = place('p/adopted.apk', 'by path')
    await name('other', 'right')
    place('p/other.apk', 'wrong')
    const { count, wrong } = await adoptFiles(db, files, mediaDir)
    expect(count).toBe(1)
    expect(wrong).toEqual([expect.stringMatching(/^p\/other\.apk: a file has the hash/)])
    expect(statSync(files.pathOf(hex('by path'))).ino).toBe(statSync(old).ino)
    expect(existsSync(files.pathOf(hex('right')))).toBe(false)
    expect((await adoptFiles(db, files, mediaDir)).count).toBe(0)
  })

  test('go into a bucket too', async () => {
    const server = await s3Server()
    const bucket = s3Store(server.settings)
    await bucket.put(Readable.from([Buffer.from('another')]))
    expect(await adoptFiles(db, bucket, mediaDir)).toEqual({ count: 1, wrong: [expect.any(String)] })
    expect(await bucket.head(hex('by path'))).toMatchObject({ size: 7 })
    await server.close()
  })
})

test('the worker does it by itself: a sweep goes on to the last prefix, and jobs have their times', async () => {
  expect(parseCrontab(FILE_TIMES).map(({ task }) => task)).toEqual([
    'files-sweep',
    'files-read',
    'files-inspect',
  ])
  // One of the last of 256 prefixes: every prefix is a job.
  const forgotten = Array.from({ length: 10_000 }, (_, i) => `forgotten ${i}`).find(name =>
    hex(name).startsWith('fd'),
  )
  if (!forgotten) throw new Error('no name has such a hash')
  await keepFile(mediaDir, forgotten)
  const old = new Date(Date.now() - 86_400_000 * 50)
  utimesSync(files.pathOf(hex(forgotten)), old, old)
  await sql`insert into unnamed_files (sha256, since) values (${Buffer.from(hex(forgotten), 'hex')}, ${old})`.execute(
    owner,
  )
  const removed: string[] = []
  const warnings: unknown[] = []
  const tasks = fileJobs({
    db,
    files,
    scanner: undefined,
    onRead: () => {},
    onInspected: () => {},
    onRemoved: sha256 => void removed.push(sha256),
  })
  const jobs = runJobs({
    databaseUrl: workerUrl,
    db,
    more: { tasks, times: FILE_TIMES },
    warn: error => void warnings.push(error),
  })
  await sql`select graphile_worker.add_job('files-sweep', '{"prefix":"fb"}'::json)`.execute(owner)
  await expect.poll(() => removed, { timeout: 60_000, interval: 200 }).toEqual([hex(forgotten)])
  const left = () => sql`select from graphile_worker._private_jobs`.execute(owner)
  await expect.poll(async () => (await left()).rows.length, { timeout: 60_000, interval: 200 }).toBe(0)
  await jobs.stop()
  expect(warnings).toEqual([])
}, 130_000)
