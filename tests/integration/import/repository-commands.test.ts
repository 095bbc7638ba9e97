import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { takeRepository } from '../../../catalogue/repositories/import/take-repository.ts'
import { startImports } from '../../../catalogue/worker/imports/schedule.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { nextDue } from '../../../data/db/queries/repositories/due.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { ann, ben } from '../../support/packages/small-packages.ts'
import { query } from '../../support/query.ts'
import { appOf, makeRepository } from '../../support/repositories/make-repository.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { suiteDatabase } from '../suite.ts'

const suite = suiteDatabase('repository_commands')
const pinned = hash('sha256', ann.certificate)
const SHARED = 'org.example.shared'
let first: ServedRepository
let second: ServedRepository
let staff: Database

beforeAll(async () => {
  staff = openDatabase({ url: suite.staffUrl, pool: 3, statementTimeoutMs: 60_000 })
  first = await serveRepository()
  second = await serveRepository()
  for (const served of [first, second])
    served.serve(
      makeRepository({ timestamp: Date.now() - 3_600_000, packages: { [SHARED]: appOf(SHARED, 1) } }),
    )
})
afterAll(async () => {
  await staff.destroy()
  await first.close()
  await second.close()
})

const give = async (command: string, input: object) =>
  (await runCommand(staff, { command, input, actor: 'shell:ada', role: 'owner' })).made[0] ?? {}
const rows = async (text: string, ...values: unknown[]) => (await query(suite.url, text, values)).rows
const take = (address: string, pinned?: string) =>
  takeRepository(
    { db: staff, files: folderStore(suite.mediaDir), scanner: undefined, mediaDir: suite.mediaDir },
    { address, ...(pinned && { pinned }) },
  )

test('a repository is added with a compared key, and imported at once', async () => {
  // As people copy it.
  const fingerprint = pinned.toUpperCase().replace(/(..)(?=.)/g, '$1:')
  const { repository } = await give('repository.put', { address: `${first.address}/`, fingerprint })
  expect(await nextDue(staff, 0)).toMatchObject({ id: repository, address: first.address })
  expect(await take(first.address)).toMatchObject({ outcome: 'index', added: 1 })
  expect(await nextDue(staff, 0)).toBeUndefined()
  await expect(give('repository.put', { address: first.address, fingerprint })).rejects.toMatchObject({
    why: 'conflict',
  })
  await expect(
    give('repository.put', { address: `file:///${suite.mediaDir}`, fingerprint }),
  ).rejects.toMatchObject({ why: 'input' })
})

test('staff can have it imported before its time', async () => {
  const [{ id } = { id: 0 }] = await rows('select id from repositories')
  await give('repository.import', { id })
  expect(await nextDue(staff, 0)).toMatchObject({ id })
  expect(await take(first.address)).toMatchObject({ outcome: 'unchanged' })
  expect(await nextDue(staff, 0)).toBeUndefined()
})

test('a new decision has all of its apps examined again, and an undo takes it back', async () => {
  const [{ id } = { id: 0 }] = await rows('select id from repositories')
  const { change } = await runCommand(staff, {
    command: 'repository.put',
    input: { id, donations: 'show', everyHours: 12 },
    actor: 'shell:ada',
    role: 'owner',
  })
  expect(await rows('select settings from repositories')).toMatchObject([
    { settings: { donations: 'show', everyHours: 12 } },
  ])
  expect(await rows('select from repository_apps where taken is not null')).toEqual([])
  await give('change.undo', { change })
  const [{ settings } = { settings: {} }] = await rows('select settings from repositories')
  expect(settings).not.toMatchObject({ everyHours: 12 })
})

test('an app that two sources have waits, and comes from where a person decides', async () => {
  const { repository } = await give('repository.put', { address: second.address, fingerprint: pinned })
  expect(await take(second.address)).toMatchObject({ added: 0, waiting: 1 })
  await give('repository.claim', { id: repository, packageName: SHARED })
  expect(await nextDue(staff, 0)).toMatchObject({ id: repository })
  expect(await take(second.address)).toMatchObject({ waiting: 0 })
  const state = await rows(
    'select repository_id as id, state, taken is not null as taken from repository_apps order by id',
  )
  expect(state).toEqual([
    { id: expect.any(Number), state: 'waiting', taken: false },
    { id: repository, state: 'offered', taken: true },
  ])
  await expect(give('repository.claim', { id: repository, packageName: SHARED })).rejects.toMatchObject({
    why: 'input',
  })
})

test('a repository that changed its key is added at another address, and gets its apps there', async () => {
  const [{ id } = { id: 0 }] = await rows('select id from repositories where address = $1', second.address)
  const moved = await serveRepository()
  const changed = {
    timestamp: Date.now() - 1_800_000,
    packages: { [SHARED]: appOf(SHARED, 2) },
    signers: [ben],
  }
  for (const served of [second, moved]) served.serve(makeRepository(changed))
  const fingerprint = hash('sha256', ben.certificate)
  const refusal = (id: string) => ({ refusal: { id } })
  await expect(take(second.address, fingerprint)).rejects.toMatchObject(refusal('repository.key-changed'))
  await expect(give('repository.put', { id, fingerprint })).rejects.toMatchObject(refusal('repository.fixed'))
  await expect(give('repository.put', { address: second.address, fingerprint })).rejects.toMatchObject(
    refusal('repository.exists'),
  )
  const { repository } = await give('repository.put', { address: moved.address, fingerprint })
  expect(await take(moved.address)).toMatchObject({ waiting: 1 })
  await give('repository.claim', { id: repository, packageName: SHARED })
  expect(await take(moved.address)).toMatchObject({ waiting: 0 })
  await moved.close()
})

test('one that cannot even begin has failed, and is not tried again at once', async () => {
  const [{ id } = { id: 0 }] = await rows('select id from repositories order by id limit 1')
  await give('repository.import', { id })
  const faults: (string | undefined)[] = []
  const imports = startImports({
    db: staff,
    everyHours: 6,
    mostMs: 60_000,
    mostBytes: 2 ** 30,
    lookMs: 50,
    // No child can read these settings.
    env: { PATH: process.env.PATH },
    onRun: (_, { fault }) => faults.push(fault),
    warn: error => faults.push(String(error)),
  })
  await expect.poll(() => faults.length, { timeout: 30_000 }).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 1000))
  await imports.stop()
  expect(faults).toEqual([expect.stringContaining('DATABASE_URL')])
  expect(await rows('select failures from repositories where id = $1', id)).toEqual([{ failures: 1 }])
}, 60_000)

test('an owner takes an outdated repository with a reason, which is remembered until they refuse it again', async () => {
  const DAY = 86_400_000
  const late = await serveRepository()
  const made = Date.now() - 90 * DAY
  const outdated = makeRepository({
    timestamp: made,
    packages: { 'org.example.late': appOf('org.example.late', 1) },
    entry: { maxAge: 14 },
  })
  late.serve(outdated)
  try {
    const { repository: id } = await give('repository.put', { address: late.address, fingerprint: pinned })
    expect(await take(late.address)).toMatchObject({ outcome: 'stale' })
    const accept = (reason: string | undefined, input = {}, role: 'owner' | 'editor' = 'owner') =>
      runCommand(staff, {
        command: 'repository.accept-stale',
        input: { id, ...input },
        actor: 'shell:ada',
        role,
        ...(reason === undefined ? {} : { reason }),
      })
    await expect(accept(undefined)).rejects.toMatchObject({ why: 'reason' })
    await expect(accept('ours', {}, 'editor')).rejects.toMatchObject({ why: 'role' })
    await accept('Its maker retired')
    expect(await rows('select settings from repositories where id = $1', id)).toMatchObject([
      { settings: { staleAccepted: { by: 'shell:ada', reason: 'Its maker retired' } } },
    ])
    expect(await nextDue(staff, 0)).toMatchObject({ id })
    expect(await take(late.address)).toMatchObject({ outcome: 'index', added: 1 })
    expect(await take(late.address)).toMatchObject({ outcome: 'unchanged' })
    await accept('It was sold', { accept: false })
    expect(await take(late.address)).toMatchObject({ outcome: 'stale' })
  } finally {
    await late.close()
  }
})
