import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reason } from '../../contract/commands/reasons.ts'
import type { Role } from '../../contract/commands/roles.ts'
import { packageLinks } from '../../server/packages/package-links.ts'
import { goneText } from '../../ui/words/gone-text.ts'
import { goneKinds } from '../../web/words/zh-cn/gone.ts'
import { putRow } from '../support/put-rows.ts'
import { giver } from './commands/giving.ts'
import { packageKey, suiteApp } from './suite.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const REASON = 'the words of staff'
const NAME = '苔藓手帐'

const { app, db, cache } = suiteApp('gone')
const links = packageLinks({ origin: '', keys: [packageKey] })
const file = links.forRedirect({ path: 'app.qingyu.moss/30008/universal.apk', saveAs: 'moss.apk' })

const give = (command: string, more: { reasonKind?: Reason; role?: Role } = {}, input: object = { app: 1 }) =>
  giver(db, { reason: REASON, ...more })(command, input)

async function get(url: string, agent = 'Chrome') {
  const { statusCode, body, headers } = await app().inject({ url, headers: { 'user-agent': agent } })
  return { statusCode, body, headers }
}

const row = async () =>
  (
    await sql<{ kind: string | null; at: Date | null }>`
      select gone_kind as kind, gone_at as at from apps where id = 1`.execute(db)
  ).rows[0]

const written = (text: string) => text.replaceAll('>', '&gt;')

/** Whatever leads to the app says why it is gone, and to no one what staff wrote. */
async function expectSaid(kind: keyof typeof goneKinds) {
  cache().purge(['app-1'], true)
  const { heading, why, lead = '', so } = goneText(goneKinds[kind], NAME)
  for (const [url, agent] of [
    ['/apps/1', 'Chrome'],
    ['/apps/1', PHONE],
    ['/mip/apps/1', PHONE],
    ['/apps/1/comments', PHONE],
    ['/apps/1/history', 'Chrome'],
    ['/apps/1/gifts', 'Chrome'],
    ['/apps/1/newurl?source=detail', PHONE],
    [file, PHONE],
  ] as const) {
    const { statusCode, body } = await get(url, agent)
    expect([url, statusCode]).toEqual([url, 410])
    for (const text of [`>${heading}</h1>`, `>${why}</p>`, lead, `>${written(so)}</p>`])
      expect(body, url).toContain(text)
    expect(body).toContain(`<title>${heading} - `)
    expect(/name="description" content="([^"]*)"/.exec(body)?.[1]).toContain(why)
    expect(body).toContain('href="/report"')
    expect(body).not.toContain(REASON)
    expect(body).not.toContain('/packages/')
  }
}

test.each(['malware', 'fraud', 'rights', 'law', 'developer', 'mistake', 'other'] as const)(
  '[DL-3] visitors of an app that was taken down for %s read so, and what to do',
  async kind => {
    await give('app.takedown', { reasonKind: kind })
    await expectSaid(kind)
    await give('app.restore')
    cache().purge(['app-1'], true)
    expect((await get('/apps/1')).statusCode).toBe(200)
    expect(await row()).toEqual({ kind: null, at: null })
  },
)

test('a takedown for a reason without words of its own, or for none, says no more than that', async () => {
  for (const more of [{ reasonKind: 'spam' }, {}] as const) {
    await give('app.takedown', more)
    await expectSaid('other')
    await give('app.restore')
  }
})

test('the kind of a takedown can be corrected, is undone with it, and no date is lost by that', async () => {
  const { change } = await give('app.takedown', { reasonKind: 'other' })
  const before = await row()
  const { change: corrected } = await give('app.takedown', { reasonKind: 'malware' })
  expect(await row()).toEqual({ kind: 'malware', at: before?.at })
  await expectSaid('malware')
  await give('app.takedown')
  await expectSaid('malware')
  await give('change.undo', {}, { change: corrected })
  await expectSaid('other')
  await give('change.undo', {}, { change })
  expect(await row()).toEqual({ kind: null, at: null })
})

test('an app that was delisted says by which side, and a takedown after it what for', async () => {
  await give('app.delist')
  await expectSaid('delisted')
  await give('app.relist')
  await give('app.delist', { role: 'repository' })
  await expectSaid('repository')
  await give('app.takedown', { reasonKind: 'fraud' })
  await expectSaid('fraud')
  await give('app.restore')
})

test('rows of a release before, which knows no kinds, say what is certain', async () => {
  const put = (row: object) => putRow(db, 'apps', { id: 1, ...row })
  await put({ status: 'delisted', gone_kind: 'malware' })
  await expectSaid('delisted')
  await put({ status: 'live' })
  cache().purge(['app-1'], true)
  expect((await get('/apps/1')).statusCode).toBe(200)
  await put({ status: 'delisted', taken_down: true, gone_kind: 'repository' })
  await expectSaid('other')
  await give('app.restore')
})
