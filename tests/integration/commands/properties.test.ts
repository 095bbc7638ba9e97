import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { Refused } from '../../../catalogue/commands/refused.ts'
import { factsOf, TABLES, type TableName } from '../../../catalogue/commands/tables.ts'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { appOver, suiteDatabase } from '../suite.ts'
import { giver } from './giving.ts'
import { anyCommand } from './random-commands.ts'

/** How many commands are given in all; many more by hand: COMMANDS=2000. */
const COMMANDS = Number(process.env.COMMANDS ?? 100)
const AT_ONCE = 20

const suite = suiteDatabase('properties')
const { db } = suite
const give = giver(db)

/** Permissions only grow, as do people who agreed to something. */
const COMPARED = (Object.keys(TABLES) as TableName[]).filter(
  table => table !== 'permissions' && table !== 'staff',
)

async function everyRow(): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {}
  for (const table of COMPARED) {
    const { key, derived = [] } = factsOf(table)
    // The derived ones too, where they are a fact of the rows and not of how often they were written.
    const left = derived.filter(column => column === 'revision' || column === 'updated_at')
    const { rows: all } = await suite.db.executeQuery<{ row: object }>(
      CompiledQuery.raw(`select to_jsonb(t) - $1::text[] as row from ${table} t order by ${key.join(', ')}`, [
        left,
      ]),
    )
    rows[table] = all
  }
  return rows
}

const PAGES = [
  '/',
  '/apps/1',
  '/apps/2',
  '/apps/1/history',
  '/apps/1/comments',
  '/category/1',
  '/top/soft',
  '/gifts',
  '/collections',
  '/developers/1',
]

test(`after ${COMMANDS} random commands and what takes each back, every row and page is as it was`, async () => {
  const app = await appOver(suite.webDb, { databaseUrl: suite.webUrl, mediaDir: suite.mediaDir })
  // Orders follow counters every few minutes, and not every command.
  const pages = async () => {
    await refreshRanks(suite.db)
    const made: Record<string, string> = {}
    for (const url of PAGES) {
      const { statusCode, body } = await app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      made[url] = body
    }
    return made
  }
  const before = { rows: await everyRow(), pages: await pages() }
  let [done, refused] = [0, 0]
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: AT_ONCE, maxLength: AT_ONCE }), async commands => {
        const changes: number[] = []
        for (const { command, input } of commands)
          try {
            const { change } = await give(command, input)
            if (change !== null) changes.push(change)
          } catch (error) {
            if (!(error instanceof Refused)) throw error
            refused += 1
          }
        for (const change of changes.reverse()) await give('change.undo', { change })
        done += changes.length
        expect(await everyRow()).toEqual(before.rows)
        expect(await pages()).toEqual(before.pages)
      }),
      { numRuns: COMMANDS / AT_ONCE, endOnFailure: true },
    )
  } finally {
    await app.close()
  }
  console.log(`${done} commands done and taken back, ${refused} refused`)
  expect(done).toBeGreaterThan(COMMANDS / 2)
}, 600_000)
