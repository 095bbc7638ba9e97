import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reason } from '../../contract/commands/reasons.ts'
import { type WithdrawnFile, withdrawnFile } from '../../contract/withdrawn.schema.ts'
import { rewriteOffered } from '../support/inspected.ts'
import { hashOf } from '../support/values.ts'
import { giver } from './commands/giving.ts'
import { suiteApp } from './suite.ts'

const { app, db } = suiteApp('withdrawn')
const takeDown = (id: number, reasonKind: Reason) =>
  giver(db, { reasonKind, reason: 'the words of staff' })('app.takedown', { app: id })
const ask = (headers = {}) => app().inject({ url: '/withdrawn.json', headers })
const list = async (): Promise<WithdrawnFile['withdrawn']> =>
  withdrawnFile.parse((await ask()).json()).withdrawn

test('whatever was taken down is listed, the last one first, with its kind and every signer', async () => {
  expect(await list(), 'an app that was only delisted is not').toEqual([])
  const first = await takeDown(1, 'malware')
  expect(first.tags).toContain('withdrawn')
  await takeDown(2, 'spam')
  const [second, moss] = await list()
  expect([second, moss]).toMatchObject([
    { package: 'example.plain', kind: 'other', signers: [] },
    { package: 'app.qingyu.moss', kind: 'malware', signers: [hashOf('signer').slice(2)] },
  ])
  expect(Date.parse(second?.since ?? '')).toBeGreaterThan(Date.parse(moss?.since ?? ''))

  // One is of the current version, one of a withdrawn version; a draft was never offered.
  const signedBy = (version: number, name: string) =>
    sql`update inspections set signer_sha256 = ${hashOf(name)}::bytea
        where sha256 in (select sha256 from packages where version_id = ${version})`.execute(db)
  await signedBy(7, 'of a version that was withdrawn')
  await signedBy(6, 'of a draft')
  await db.transaction().execute(tx =>
    rewriteOffered(tx, async () => {
      await sql`update versions set state = 'withdrawn' where id = 7`.execute(tx)
      await sql`update versions set state = 'draft' where id = 6`.execute(tx)
    }),
  )
  const signers = (await list()).find(one => one.package === 'app.qingyu.moss')?.signers
  expect(signers).toEqual(
    [hashOf('signer'), hashOf('of a version that was withdrawn')].map(hash => hash.slice(2)).sort(),
  )
  expect((await ask()).body).not.toContain('the words of staff')

  const back = await giver(db)('app.restore', { app: 1 })
  expect(back.tags).toContain('withdrawn')
  expect((await list()).map(one => one.package)).toEqual(['example.plain'])
  expect((await giver(db)('app.edit', { app: 1, minAge: 3 })).tags).not.toContain('withdrawn')
})

test('the edge keeps the list by its tag, and pollers get it once', async () => {
  const { headers } = await ask()
  expect(headers).toMatchObject({ xkey: 'withdrawn', 'content-type': 'application/json; charset=utf-8' })
  expect(headers['cache-control']).toContain('max-age=0, s-maxage=300')
  const again = await ask({ 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
