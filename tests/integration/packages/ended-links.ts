import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { cache, db, get, mediaDir, signed } from './shared.ts'

describe('a link ends with what it leads to', () => {
  const [gone, kept] = ['app.gone/1/universal.apk', 'app.gone/2/universal.apk']
  const version = (id: number, path: string) => sql`
    with version as (
      insert into versions (id, app_id, version_code, version_name, released_at)
      values (${id}, 20, ${id}, '1', now()) returning id
    )
    insert into packages select id, 'universal', ${path}, 4, sha256(''), sha256('') from version`
  const statusOf = async (path: string) => (await get(signed({ path }))).statusCode
  const purge = (hard: boolean) => cache().purge(['app-20'], hard)
  beforeAll(async () => {
    await mkdir(join(mediaDir, 'packages/app.gone/1'), { recursive: true })
    await mkdir(join(mediaDir, 'packages/app.gone/2'), { recursive: true })
    for (const path of [gone, kept]) await writeFile(join(mediaDir, 'packages', path), 'file')
    await sql`insert into apps (id, package_name, resource_type, icon_key) values (20, 'app.gone', 0, 'icon/square')`.execute(
      db,
    )
    await sql`insert into app_texts values (20, 'zh-CN', '要下架的', '', '')`.execute(db)
    await version(201, gone).execute(db)
    await version(202, kept).execute(db)
  })

  test('[DL-3] a version that was taken back is no longer handed out, others of the app are', async () => {
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([200, 200])
    await sql`delete from versions where id = 201`.execute(db)
    // Kept in the process until it hears of it, for a minute at most.
    expect(await statusOf(gone)).toBe(200)
    purge(false)
    expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 200])
  })

  test('[DL-3] nor is any file of an app that was delisted, by its name', async () => {
    await sql`update apps set status = 'delisted' where id = 20`.execute(db)
    purge(true)
    const answer = await get(signed({ path: kept }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(answer.body).toContain('「要下架的」已下架')
    for (const headers of [{ range: 'bytes=1-' }, { 'if-none-match': '*' }])
      expect((await get(signed({ path: kept }), headers)).statusCode).toBe(410)
    await sql`update apps set status = 'live' where id = 20`.execute(db)
    purge(true)
    expect(await statusOf(kept)).toBe(200)
  })

  test('a file that nobody catalogued is nobody’s to have', async () => {
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
