/** @module-tag full: two whole schemas are made by all earlier migrations. Goes with them, with release 0.3. */
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../data/db/database.ts'
import { migrate, pendingMigrations } from '../../data/db/migrate.ts'
import { postgresFolder } from '../../ops/engines/debian.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { run } from '../../ops/process.ts'
import { query } from '../support/query.ts'

/** The address of a database of that name, which goes with the test. */
function databaseOf(name: string): string {
  const own = `${name}_${process.pid}`
  onTestFinished(
    async () => void (await query(inject('adminDatabaseUrl'), `drop database if exists ${own} with (force)`)),
  )
  return inject('databaseUrl').replace(/\w+$/, own)
}

/** A store as an earlier release had it. */
async function earlierStore(name: string, upTo: string): Promise<string> {
  const url = databaseOf(name)
  await query(url.replace(/\w+$/, 'postgres'), `create database ${new URL(url).pathname.slice(1)}`)
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 60_000 })
  await migrate(db, upTo).finally(() => db.destroy())
  return url
}

/** Tables, functions, triggers, rights and the rows that migrations put there, but for times and the list of migrations itself. */
function dump(url: string): string[] {
  const args = ['--inserts', '--exclude-table-data=kysely_migration', `--dbname=${url}`]
  return run(join(postgresFolder() ?? '', 'pg_dump'), args)
    .replace(/^\\(un)?restrict .*$/gm, '')
    .replace(/'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[^']*'/g, "'a time'")
    .split('\n')
}

test.each(['0018_translations', '0040_gone'])(
  'a store of %s comes to the same as a new one',
  async upTo => {
    const made = databaseOf('made')
    expect((await prepareDatabase(made))[0]).toBe('0041_baseline')

    const earlier = await earlierStore('earlier', upTo)
    await query(earlier, `insert into developers (id, name) values (7, 'kept')`)
    const db = openDatabase({ url: earlier, pool: 1 })
    onTestFinished(() => db.destroy())
    const pending = await pendingMigrations(db)
    expect(pending).toContain('0041_baseline')
    expect(pending.every(name => name > upTo)).toBe(true)
    expect(await prepareDatabase(earlier)).toEqual(pending)
    expect(await prepareDatabase(earlier)).toEqual([])
    expect(await pendingMigrations(db)).toEqual([])

    const kept = await query(earlier, 'delete from developers returning name')
    expect(kept.rows).toEqual([{ name: 'kept' }])
    // A developer that comes or goes makes documents stale.
    await query(earlier, 'delete from stale_documents')
    expect(dump(earlier)).toEqual(dump(made))
  },
  60_000,
)
