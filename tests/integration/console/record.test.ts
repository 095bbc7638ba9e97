import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADS_FILE } from '../../../catalogue/commands/signed-heads/read-heads.ts'
import { verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { changes as en } from '../../../console/words/en/people.ts'
import { changes as zh } from '../../../console/words/zh-cn/people.ts'
import { addChanges } from '../../support/add-changes.ts'
import { signedFolder } from '../../support/signed-folder.ts'
import { recomputeHashes } from '../signed-heads/forge.ts'
import { type Colleague, staffedConsole } from './staffed.ts'

const folder = signedFolder()
const { colleague, get, db } = staffedConsole('console_record', { SIGNED_HEADS: folder.headsDir })
afterAll(folder.remove)

let who: Colleague
// Adding a person is a change, too.
beforeAll(async () => {
  who = await colleague('owner')
})

/** The text of the screen, in a language. */
async function seen(path: string, language = 'en'): Promise<string> {
  const { body } = await get(who, path, { 'accept-language': language })
  return body.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
}
const last = async () => (await sql<{ id: number }>`select id from change_head`.execute(db)).rows[0]?.id ?? 0

test('the screen says what was checked and what was not, in every state', async () => {
  expect(await seen('/changes')).toContain(en.notSigned)
  expect(await seen('/changes?check=1')).toContain(`${en.consistent(await last())} ${en.notSigned}`)

  await folder.sign(db)
  expect(await seen('/changes')).toContain(en.signedTo(await last()))
  const checked = await seen('/changes?check=1')
  expect(checked).toContain(`${en.consistent(await last())} ${en.matchesSigned(await last())}`)
  expect(checked).toMatch(/Signing key SHA256:/)
  expect(checked).not.toContain(en.notSigned)

  const before = await last()
  await addChanges(db, 2)
  await pause(5100)
  expect(await seen('/changes')).toContain(en.late(2))
  expect(await seen('/changes?check=1')).toContain(en.matchesSigned(before))

  await folder.restored(db)
  expect(await seen('/changes?check=1')).toContain(en.restored('shell:ada', await last(), 0))
  expect(await seen('/changes')).not.toContain(en.late(2))

  await db.transaction().execute(async tx => {
    await sql`alter table changes disable trigger user`.execute(tx)
    await sql`update changes set actor = 'another' where id = 2`.execute(tx)
    await recomputeHashes(tx, 2)
  })
  const broken = en.broken(before, en.breaks['not-signed'])
  expect(await seen('/changes?check=1')).toContain(broken)
  expect(await seen('/changes?check=1', 'zh-CN')).toContain(zh.broken(before, zh.breaks['not-signed']))
  // The glance compares the last signed head alone, and that is another too.
  expect(await seen('/changes')).toContain(en.broken(await last(), en.breaks['not-signed']))
  expect(await seen('/changes?check=1')).not.toContain(en.consistent(await last()))

  const file = join(folder.headsDir, HEADS_FILE)
  const heads = readFileSync(file, 'utf8')
  writeFileSync(file, heads.replace('"id":', '"id":1'))
  expect(await seen('/changes?check=1')).toContain(en.badLine(1))
  writeFileSync(file, heads.replace(/"id":(?=[^\n]*\n$)/, '"id":1'))
  expect(await seen('/changes')).toContain(en.badLine('last'))
  rmSync(file)
  mkdirSync(file)
  expect(await seen('/changes')).toContain(en.unreadable.replace("'", '&#x27;'))
  rmdirSync(file)
  expect(await seen('/changes?check=1')).toContain(en.badLine(1))
  writeFileSync(file, heads)
}, 30_000)

test('when the time is up before the end, it is known how far it came', async () => {
  expect(await verifyRecord(db, folder.headsDir, AbortSignal.abort())).toMatchObject({ checked: 0 })
})
