import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { checkRecord } from '../../../catalogue/worker/checks/check-record.ts'
import { openDatabase } from '../../../data/db/database.ts'
import { packageKey } from '../../../ops/engines/package-key.ts'
import { signedHeadsIn } from '../../../ops/engines/signer.ts'
import { storeOf } from '../../../ops/engines/store.ts'
import { waitFor } from '../../../ops/process.ts'
import { root, type Settings, settingsEnvironment } from '../../../ops/settings.ts'
import { signLink } from '../../../server/packages/package-links.ts'
import { appendBatches } from '../../support/append-lines.ts'
import { aBatch, anEvent } from '../../support/batches.ts'
import { keepFile } from '../../support/keep-file.ts'
import { putRows, type Row, removeRows } from '../../support/put-rows.ts'
import { query } from '../../support/query.ts'
import { storedEvents } from '../../support/stored-events.ts'
import { type TempStore, tempDir, tempStore } from '../../support/temp-store.ts'

export const backups = tempDir()
/** Machines on which there is nothing yet. */
export const empty = [tempDir(), tempDir()] as const
export let temp: TempStore
/** A link that a visitor was given before all this, to {@link NEWEST_FILE}. */
export let oldLink: string
/** As it was just before an accidental deletion. */
export const before = { files: {} as Record<string, string>, moment: '' }
const visit = aBatch([anEvent()])
export const numbers = () => storedEvents(temp.at.analytics, visit.session.id)

beforeAll(async () => {
  temp = await tempStore({ backup: { dir: backups, sync: true } })
  await temp.fill('fixture')
  await keepFixtureFiles()
  put('images/icon/square.png', 'a picture')
  await Promise.all([temp.store.analytics.start(), temp.store.signer.start()])
  const file = { path: 'app.qingyu.moss/30008/universal.apk', saveAs: 'moss' }
  oldLink = signLink(file, Math.floor(Date.now() / 1000) + 600, packageKey(temp.settings.runDir))
  await appendBatches(temp.at.nats.web, [visit])
  await waitFor('the event', async () => (await numbers()).length === 1)
}, 60_000)
afterAll(async () => {
  for (const runDir of empty) await stop(runDir)
  await temp?.remove()
  for (const dir of [backups, ...empty]) rmSync(dir, { recursive: true, force: true })
}, 60_000)

/** The fixture's rows name missing files; these get small ones of their own. */
async function keepFixtureFiles(): Promise<void> {
  const { database } = temp.at
  const { rows } = await query(database, 'select version_id, abi, path, signer_sha256::text from packages')
  await removeRows(database, { packages: rows })
  const packages = rows.map(async row => ({ ...row, ...(await keepFile(temp.store.mediaDir, textOf(row))) }))
  await putRows(database, { packages: await Promise.all(packages) })
}
const textOf = ({ version_id, abi }: Row) => `file of ${version_id} for ${abi}`
export const NEWEST_FILE = textOf({ version_id: 8, abi: 'universal' })

/** Puts a file into the store's media. */
export function put(name: string, text: string): void {
  const file = join(temp.store.mediaDir, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export async function stop(runDir: string): Promise<void> {
  const { web, analytics, signer, nats, postgres } = storeOf({ ...temp.settings, runDir })
  for (const engine of [web, analytics, signer, nats, postgres]) await engine.stop()
}

const running = promisify(execFile)
export async function command(script: string, settings: Settings, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...settingsEnvironment(settings) }
  return (await running(process.execPath, [join(root, script), ...args], { env })).stdout
}

/** What the command prints, with its times. */
export async function restore(runDir: string, ...args: string[]): Promise<string> {
  const said = await command('bin/restore.ts', { ...temp.settings, runDir }, ...args)
  console.log(said)
  return said
}

/** Every file in a folder, by what is in it. */
export const hashes = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(file => [file.slice(dir.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

/** What one row with one column says. */
export async function one(text: string): Promise<unknown> {
  const { rows } = await query(temp.at.database, text)
  return Object.values(rows[0])[0]
}

/** What npm run check says about the record of changes of a store in this folder. */
export async function recordIn(runDir: string): Promise<Awaited<ReturnType<typeof checkRecord>>> {
  const db = openDatabase({ url: temp.at.database, pool: 1 })
  return checkRecord(db, signedHeadsIn(runDir)).finally(() => db.destroy())
}
