import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readHeads } from '../../../catalogue/commands/signed-heads/read-heads.ts'
import { verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { tier } from '../../../ops/checks/test-run/tier.ts'
import { mix } from '../../load/data/random.ts'
import { addChanges } from '../../support/add-changes.ts'
import { query } from '../../support/query.ts'
import { type SignedFolder, signedFolder } from '../../support/signed-folder.ts'
import { suiteDatabase } from '../suite.ts'
import { copySignatures } from './copy-signatures.ts'
import { deleteTail, insertRow, type Random, reorderRows, rewriteRow, takeRecord } from './forge.ts'

/** 6 kinds of 170 edits, and 20 restores; before a landing a tenth of it. */
const EDITS = tier === 'land' ? 17 : 170
const RESTORES = tier === 'land' ? 4 : 20
const SEED = Number(process.env.FORGE_SEED ?? Math.floor(Math.random() * 1e6))
const YESTERDAYS = 4

const suite = suiteDatabase('forged')
const signed = signedFolder()
const serverUrl = inject('databaseUrl').replace(/\w+$/, 'postgres')
/** Copies of the database as it was at some time, each with its last change. */
const yesterdays: { name: string; db: Database; last: number }[] = []
let last = 0
let random: Random

beforeAll(async () => {
  console.log(`FORGE_SEED=${SEED}`)
  await suite.db.destroy()
  await suite.webDb.destroy()
  for (let round = 0; round < YESTERDAYS; round += 1) {
    await grow()
    // A database is copied while it has no connections.
    const name = `${new URL(suite.url).pathname.slice(1)}_day${round}`
    await query(serverUrl, `create database ${name} template ${new URL(suite.url).pathname.slice(1)}`)
    const url = suite.url.replace(/\w+$/, name)
    yesterdays.push({ name, db: openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 }), last })
  }
  await grow()
}, 60_000)
afterAll(async () => {
  for (const { name, db } of yesterdays) {
    await db.destroy()
    await query(inject('adminDatabaseUrl'), `drop database ${name} with (force)`)
  }
  signed.remove()
})

/** Changes that are signed as they come, some at a time. */
async function grow(): Promise<void> {
  await withDatabase(suite.url, async db => {
    for (let n = 0; n < 4; n += 1) {
      await addChanges(db, 1 + n)
      expect(await signed.sign(db)).toEqual({ state: 'signed' })
    }
    const { rows } = await sql<{ id: number }>`select id from change_head`.execute(db)
    last = rows[0]?.id ?? 0
  })
}

async function withDatabase<Result>(url: string, use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 })
  return use(db).finally(() => db.destroy())
}

/** A number below another, the same for the same seed, kind and edit. */
const randomOf = (kind: number, edit: number): Random => {
  let asked = 0
  return below => mix(SEED * 31 + kind, edit * 101 + asked++) % below
}

/** What is done to it is taken back. */
async function tryOn(db: Database, forge: (tx: Transaction<unknown>) => Promise<void>): Promise<void> {
  const transaction = await db.startTransaction().execute()
  await forge(transaction).finally(() => transaction.rollback().execute())
}

const isFound = ({ broken, badLine }: Awaited<ReturnType<typeof verifyRecord>>) =>
  broken !== null || badLine !== null

/** What the database says about itself: nothing, for its owner has seen to that. */
const brokenByItself = async (tx: Database) =>
  (await sql`select id from broken_changes()`.execute(tx)).rows.length

type Forge = (tx: Database, random: Random, last: number, copy: SignedFolder) => Promise<string>

const KINDS: [string, Forge][] = [
  ['a rewritten row', rewriteRow],
  ['a deleted tail', deleteTail],
  ['an inserted row', insertRow],
  ['reordered rows', reorderRows],
  ['copied signatures', copySignatures],
]

describe('of edits by the owner of the database, who recomputes every hash', () => {
  test.each(KINDS)(
    `every one of ${EDITS} is found: %s`,
    async (name, forge) => {
      const missed: string[] = []
      await withDatabase(suite.url, async db => {
        expect(isFound(await verifyRecord(db, signed.headsDir))).toBe(false)
        for (let edit = 0; edit < EDITS; edit += 1) {
          random = randomOf(
            KINDS.findIndex(kind => kind[0] === name),
            edit,
          )
          const folder = forge === copySignatures ? signed.copy() : signed
          await tryOn(db, async tx => {
            await takeRecord(tx)
            const did = await forge(tx, random, last, folder)
            expect(await brokenByItself(tx)).toBe(0)
            if (!isFound(await verifyRecord(tx, folder.headsDir))) missed.push(did)
          })
          if (folder !== signed) folder.remove()
        }
      })
      expect(missed).toEqual([])
    },
    120_000,
  )

  test(`every one of ${EDITS} is found: the database put back to yesterday, and used since`, async () => {
    const missed: string[] = []
    for (let edit = 0; edit < EDITS; edit += 1) {
      random = randomOf(KINDS.length, edit)
      const day = yesterdays[random(yesterdays.length)] ?? expect.fail()
      const more = random(2 * (last - day.last))
      await tryOn(day.db, async tx => {
        if (more > 0) await addChanges(tx, more, 'mallory')
        if (!isFound(await verifyRecord(tx, signed.headsDir))) missed.push(`${day.name} and ${more} more`)
      })
    }
    expect(missed).toEqual([])
  }, 120_000)

  test('a function of the database that calls every hash good hides nothing', async () => {
    await withDatabase(suite.url, db =>
      tryOn(db, async tx => {
        await takeRecord(tx)
        await sql`update changes set reason = 'never said' where id = 2`.execute(tx)
        await sql`create or replace function change_hash(change changes) returns bytea language sql stable return change.hash`.execute(
          tx,
        )
        expect(await brokenByItself(tx)).toBe(0)
        expect((await verifyRecord(tx, signed.headsDir)).broken).toEqual({ change: 2, why: 'altered' })
      }),
    )
  })
})

test(`${RESTORES} restores that were recorded raise no alarm, and stay named`, async () => {
  const folder = signed.copy()
  let end = last
  for (let n = 0; n < RESTORES; n += 1) {
    random = randomOf(KINDS.length + 1, n)
    // Those after the first may lie before or after the one that is restored: chains that were left come back.
    const day = yesterdays[random(yesterdays.length)] ?? expect.fail()
    await tryOn(day.db, async tx => {
      if (end !== day.last)
        expect(isFound(await verifyRecord(tx, folder.headsDir)), 'before it is recorded').toBe(true)
      await folder.restored(tx)
      expect(isFound(await verifyRecord(tx, folder.headsDir))).toBe(false)
      await addChanges(tx, 1 + random(9), `after ${n}`)
      expect(await folder.sign(tx)).toEqual({ state: 'signed' })
      const state = await verifyRecord(tx, folder.headsDir)
      expect(isFound(state)).toBe(false)
      expect(state.restores).toHaveLength(n + 1)
      expect(state.restores.at(-1)).toMatchObject({ to: day.last, by: 'shell:ada' })
      if (n === 0) expect(state.restores[0]?.lost).toBe(end - day.last)
      end = state.changes
    })
  }
  expect((await readHeads(folder.headsDir))?.restores).toHaveLength(RESTORES)
  folder.remove()
}, 120_000)

test('a forged database is not accepted by calling it restored', async () => {
  const folder = signed.copy()
  const day = yesterdays[1] ?? expect.fail()
  await tryOn(day.db, async tx => {
    await takeRecord(tx)
    await rewriteRow(tx, randomOf(99, 1), day.last)
    await expect(folder.restored(tx)).rejects.toThrow(/not one that was signed: change \d+ \(not-signed\)/)
  })
  folder.remove()
})
