import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rewriteOffered } from '../../support/inspected.ts'
import { keepFile } from '../../support/keep-file.ts'
import { putRow, putRows, removeRows } from '../../support/put-rows.ts'
import { inHours } from '../../support/values.ts'
import { cache, db, fileRow, get, mediaDir, signed } from './shared.ts'

describe('a link ends with what it leads to', () => {
  const [gone, kept] = ['app.gone/1/universal.apk', 'app.gone/2/universal.apk']
  const version = (id: number) => ({
    id,
    app_id: 20,
    version_code: id,
    version_name: '1',
    released_at: inHours(0),
  })
  const statusOf = async (path: string) => (await get(signed({ path }))).statusCode
  const purge = (hard: boolean) => cache().purge(['app-20'], hard)
  beforeAll(async () => {
    for (const content of ['gone', 'kept']) await keepFile(mediaDir, content)
    await putRows(db, {
      apps: [{ id: 20, package_name: 'app.gone', resource_type: 0, icon_key: 'icon/square' }],
      app_texts: [{ app_id: 20, locale: 'zh-CN', name: '要下架的' }],
      versions: [version(201), version(202)],
      packages: [fileRow(201, 'universal', gone, 'gone'), fileRow(202, 'universal', kept, 'kept')],
    })
  })

  test('[DL-3] a version that was taken back is no longer handed out, others of the app are', async () => {
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([200, 200])
    await removeRows(db, { packages: [{ version_id: 201, abi: 'universal' }], versions: [{ id: 201 }] })
    // Kept in the process until it hears of it, for a minute at most.
    expect(await statusOf(gone)).toBe(200)
    purge(false)
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 200])
  })

  test('[DL-3] nor is any file of an app that was delisted, by its name', async () => {
    await putRow(db, 'apps', { id: 20, status: 'delisted' })
    purge(true)
    const answer = await get(signed({ path: kept }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(answer.body).toContain('「要下架的」已下架')
    for (const headers of [{ range: 'bytes=1-' }, { 'if-none-match': '*' }])
      expect((await get(signed({ path: kept }), headers)).statusCode).toBe(410)
    await putRow(db, 'apps', { id: 20, status: 'live' })
    purge(true)
    expect(await statusOf(kept)).toBe(200)
  })

  test.each(['withdrawn', 'draft'])('[DL-3] nor is the file of a version that is %s', async state => {
    const offer = (state: string) =>
      db
        .transaction()
        .execute(tx =>
          rewriteOffered(tx, () => sql`update versions set state = ${state} where id = 202`.execute(tx)),
        )
    await offer(state)
    purge(true)
    const answer = await get(signed({ path: kept }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.body).toContain('没有这个安装包')
    await offer('published')
    purge(true)
    expect(await statusOf(kept)).toBe(200)
  })

  test('a file that is not in the catalogue is not served', async () => {
    await mkdir(join(mediaDir, 'packages'), { recursive: true })
    await writeFile(join(mediaDir, 'packages/stray.apk'), 'file')
    expect(await statusOf('stray.apk')).toBe(404)
  })

  test('the catalogue is asked by an index, and not for every request', async () => {
    await sql`set enable_seqscan = off`.execute(db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select 1 from packages where path = 'x'`.execute(db)
    expect(rows.map(row => row['QUERY PLAN']).join()).toContain('packages_by_path')
  })
})
