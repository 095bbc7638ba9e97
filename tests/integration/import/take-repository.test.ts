import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newestSigner } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { takePackage } from '../../../catalogue/commands/inspection/take-package.ts'
import type { ImportOptions } from '../../../catalogue/repositories/import/take-repository.ts'
import { takeRepository } from '../../../catalogue/repositories/import/take-repository.ts'
import { sweepFiles } from '../../../catalogue/worker/files/sweep-files.ts'
import { root } from '../../../ops/settings.ts'
import { query } from '../../support/query.ts'
import { readPage } from '../../support/read-page.ts'
import { guardianFiles, guardianKey, guardianSteps } from '../../support/real-repositories.ts'
import { appOf, makeRepository } from '../../support/repositories/make-repository.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { importingStore, type Plain, pinned, THEN, withMetadata } from './importing-store.ts'

let served: ServedRepository
beforeAll(async () => {
  served = await serveRepository()
})
afterAll(() => served.close())
const store = (name: string) => importingStore(name, () => served)

/** Where a page leads to a package. */
const filesOn = (html: string) => readPage(html).hrefs.filter(href => /\/packages\/|newurl/.test(href))

describe('a repository', () => {
  const { suite, give, says, take, page, rows, idOf, parts } = store('take_repository')
  const [a, b] = ['org.example.first', 'org.example.second']

  test('without a key says who signed it, and writes nothing', async () => {
    says({ [a]: appOf(a, 1) })
    const run = await take({ pinned: undefined } as Partial<ImportOptions>)
    expect(run).toMatchObject({ outcome: 'unpinned', signer: { sha256: pinned }, apps: 1 })
    expect(await rows('select 1 from repositories')).toEqual([])
  })

  test('that is only tried writes nothing', async () => {
    const run = await take({ dryRun: true })
    expect(run).toMatchObject({ outcome: 'index', added: 1, changed: 0 })
    expect(await rows('select 1 from repositories union all select 1 from import_runs')).toEqual([])
    expect(await idOf(a)).toBeNaN()
  })

  test('comes onto pages as a whole, without a button that leads nowhere', async () => {
    says({
      [a]: withMetadata(a, 3, {
        name: { 'en-US': 'First', 'zh-rCN': '第一' },
        authorName: 'Ann & Co',
        authorWebSite: 'https://ann.example',
        description: { 'zh-CN': '<p>第一段</p><p>第二段<script>x()</script> &amp; 更多</p>' },
      }),
      [b]: appOf(b, 1),
    })
    expect(await take()).toMatchObject({ outcome: 'index', added: 2, changed: 0, notes: [] })
    const { statusCode, body } = await page(a)
    expect(statusCode).toBe(200)
    for (const text of ['第一', '第一段', '第二段 &amp; 更多', 'Ann &amp; Co', '休闲益智'])
      expect(body).toContain(text)
    expect(filesOn(body)).toEqual([])
    expect(await rows(`select state, version_name from versions where app_id = ${await idOf(a)}`)).toEqual([
      { state: 'draft', version_name: '3.0' },
    ])
    const [app] = await rows(`select icon_key from apps where package_name = '${a}'`)
    expect(existsSync(join(suite.mediaDir, 'drawn', `${app?.icon_key}.svg`))).toBe(true)
    // The worker makes pictures; until then pages ask for none.
    expect(body).not.toMatch(/(src|srcset)="[^"]*imported/i)
    expect(await rows(`select forms, next from pictures where key = '${app?.icon_key}'`)).toEqual([
      { forms: '', next: 'webp' },
    ])
    const [change] = await rows(`select actor, role from changes where command = 'app.add' order by id desc`)
    expect(change).toEqual({ actor: served.address, role: 'repository' })
  })

  test('that is as it was ends at once, and changes nothing', async () => {
    const [before] = await rows('select max(id) as id from changes')
    const { files } = parts()
    const open = vi.fn(files.open)
    const again = await take({}, { ...parts(), files: { ...files, open } })
    expect(again).toMatchObject({ outcome: 'unchanged', added: 0, changed: 0 })
    expect(open).not.toHaveBeenCalled()
    expect(served.asked.filter(path => path === '/index-v2.json')).toHaveLength(1)
    expect(await rows('select max(id) as id from changes')).toEqual([before])
    expect(await rows('select outcome, added from import_runs order by id')).toEqual([
      { outcome: 'index', added: 2 },
      { outcome: 'unchanged', added: 0 },
    ])
  })

  test('is stored in a file that is never swept', async () => {
    const [held] = await rows(`select encode(held_sha256, 'hex') as sha256 from repositories`)
    const sha256 = String(held?.sha256)
    const later = new Date(Date.now() + 40 * 86_400_000)
    const { db, files } = parts()
    for (const _ of [1, 2]) await sweepFiles(db, files, sha256.slice(0, 2), later)
    expect(await files.head(sha256)).toBeDefined()
  })

  test('says something new, and what was edited here stays', async () => {
    const app = await idOf(a)
    await give('app.edit', { app, texts: { 'zh-CN': { name: '本店的名字' } }, categories: [1] })
    says({
      [a]: withMetadata(a, 4, {
        name: { 'zh-CN': '新名字' },
        summary: { 'zh-CN': '新的简介' },
        categories: ['Security'],
      }),
      [b]: appOf(b, 1),
    })
    expect(await take()).toMatchObject({ added: 0, changed: 1, delisted: 0 })
    const { body } = await page(a)
    expect(body).toContain('本店的名字')
    expect(body).toContain('新的简介')
    expect(body).not.toContain('新名字')
    expect(await rows(`select category_id from app_categories where app_id = ${app}`)).toEqual([
      { category_id: 1 },
    ])
    expect(await rows(`select locale, name from imported_texts where app_id = ${app}`)).toEqual([
      { locale: 'zh-CN', name: '新名字' },
    ])
    expect(await rows(`select locale from app_texts where app_id = ${app}`)).toEqual([{ locale: 'zh-CN' }])
  })

  test('lets an app go, which is delisted, and brings it back', async () => {
    says({ [a]: appOf(a, 4) })
    expect(await take()).toMatchObject({ delisted: 1 })
    expect((await page(b)).body).toContain('已下架')
    says({ [a]: appOf(a, 4), [b]: appOf(b, 1) })
    expect(await take()).toMatchObject({ added: 0, relisted: 1, delisted: 0 })
    expect((await page(b)).body).not.toContain('已下架')
  })

  test('does not bring back what staff removed', async () => {
    const app = await idOf(b)
    await give('app.delist', { app })
    says({ [a]: appOf(a, 4) })
    expect(await take()).toMatchObject({ delisted: 0 })
    says({ [a]: appOf(a, 4), [b]: appOf(b, 2) })
    expect(await take()).toMatchObject({ changed: 1, relisted: 0 })
    expect(await rows(`select status from apps where id = ${app}`)).toEqual([{ status: 'delisted' }])
  })

  test('waits where an app of that name is here from elsewhere', async () => {
    const [taken] = await rows('select package_name as name from apps where id = 1')
    const before = await rows('select * from app_texts where app_id = 1 order by locale')
    const name = String(taken?.name)
    says({ [a]: appOf(a, 4), [b]: appOf(b, 2), [name]: appOf(name, 9) })
    const run = await take()
    expect(run).toMatchObject({ added: 0, waiting: 1, notes: [{ id: 'name-taken', place: name }] })
    expect(await rows('select * from app_texts where app_id = 1 order by locale')).toEqual(before)
    expect(await take()).toMatchObject({ outcome: 'unchanged', waiting: 1 })
    says({ [a]: appOf(a, 4), [b]: appOf(b, 2) })
    expect(await take()).toMatchObject({ waiting: 0, delisted: 0 })
    expect(await rows('select status from apps where id = 1')).toEqual([{ status: 'live' }])
  })

  test('has such an app when a person says so, and no other', async () => {
    const [taken] = await rows('select package_name as name from apps where id = 2')
    const name = String(taken?.name)
    says({ [a]: appOf(a, 4), [b]: appOf(b, 2), [name]: appOf(name, 9) })
    await take()
    await expect(take({ claimed: [a] })).rejects.toMatchObject({ why: 'absent' })
    expect(await take({ claimed: [name] })).toMatchObject({ outcome: 'unchanged', changed: 1, waiting: 0 })
    expect(await rows(`select name from imported_texts where app_id = 2 and locale = 'zh-CN'`)).toEqual([
      { name: `应用 ${name}` },
    ])
    says({ [a]: appOf(a, 4), [b]: appOf(b, 2) })
    expect(await take()).toMatchObject({ delisted: 1 })
  })

  test('by another key is always refused', async () => {
    await expect(take({ pinned: '0'.repeat(64) })).rejects.toMatchObject({ why: 'conflict' })
  })

  test('follows a person’s decision: another map is one for all apps', async () => {
    const decided = { categories: { Games: 'puzzle', Security: 'nowhere' } }
    const run = await take({ decided })
    expect(run).toMatchObject({ outcome: 'unchanged', changed: 2 })
    expect(run.notes).toContainEqual({ id: 'category-unknown', place: '', about: 'nowhere' })
    const stands = `select c.slug from app_categories join categories c on c.id = category_id where app_id = ${await idOf(b)}`
    expect(await rows(stands)).toEqual([{ slug: 'puzzle' }])
  })

  test('is taken by a command, which says what to do and what was done', {
    tags: 'full',
    timeout: 180_000,
  }, async () => {
    const env = { ...process.env, STAFF_DATABASE_URL: suite.staffUrl, MEDIA_DIR: suite.mediaDir }
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [join(root, 'bin/import.ts'), ...args], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      )
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('--fingerprint') })
    expect(await run(served.address, '--packages', 'all')).toMatchObject({ code: 2 })
    const name = 'org.example.third'
    const folder = mkdtempSync(join(tmpdir(), 'pergola-repository-'))
    try {
      const made = makeRepository({ timestamp: Date.now() - 1000, packages: { [name]: appOf(name, 1) } })
      for (const [path, bytes] of made) writeFileSync(join(folder, path), bytes)
      const asked = await run(folder)
      expect(asked).toMatchObject({ code: 3, stdout: expect.stringContaining(`--fingerprint ${pinned}`) })
      expect(await run(folder, '--fingerprint', '0'.repeat(64))).toMatchObject({ code: 3 })
      const tried = await run(folder, '--fingerprint', pinned, '--dry-run')
      expect(tried).toMatchObject({ code: 0, stdout: 'This would be done of 1 apps: 1 added.\n' })
      expect(await idOf(name)).toBeNaN()
      const done = await run(folder, '--fingerprint', pinned)
      expect(done).toMatchObject({ code: 0, stdout: 'Done of 1 apps: 1 added.\n', stderr: '1 of 1 apps\n' })
      const again = await run(folder)
      expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing was changed') })
      expect((await page(name)).statusCode).toBe(200)
      expect(await run(folder, '--fingerprint', '0'.repeat(64))).toMatchObject({ code: 4 })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('is imported by one at a time', async () => {
    const [first, second] = await Promise.allSettled([take(), take()])
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a run that is ended by force', () => {
  const names = Array.from({ length: 700 }, (_, i) => `org.many.app${String(i).padStart(3, '0')}`)
  const whole = () =>
    Object.fromEntries(names.map((name, i) => [name, withMetadata(name, i + 1, { authorName: 'Ann' })]))
  const killed = store('import_killed')
  const through = store('import_through')

  test('comes to the same when it is run again', { tags: 'full', timeout: 120_000 }, async () => {
    through.says(whole())
    const asking = vi.spyOn(pg.Client.prototype, 'query')
    expect(await through.take()).toMatchObject({ added: 700 })
    // What is new is written together: thousands of apps take a minute, and not an hour.
    expect(asking.mock.calls.length / 700).toBeLessThan(8)
    asking.mockRestore()

    killed.says(whole())
    const ending = new AbortController()
    const onProgress = () => ending.abort()
    await expect(killed.take({ signal: ending.signal, onProgress })).rejects.toThrow(/abort/i)
    expect(await killed.rows('select count(*)::int as n from repository_apps')).toEqual([{ n: 250 }])
    expect(await killed.rows('select held_sha256 from repositories')).toEqual([{ held_sha256: null }])
    expect(await killed.rows('select outcome from import_runs')).toEqual([{ outcome: 'failed' }])
    expect(await killed.take()).toMatchObject({ added: 450, changed: 0 })
    expect(await killed.state()).toEqual(await through.state())
    expect(await killed.rows(`select count(*)::int as n from developers where name = 'Ann'`)).toEqual([
      { n: 1 },
    ])
  })

  test('between an app and its version, too: what is not noted is done again', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const before = await killed.state()
    await query(
      killed.suite.url,
      `update repository_apps set taken = null where package_name < 'org.many.app300'`,
    )
    const [last] = await killed.rows('select max(id) as id from changes')
    expect(await killed.take()).toMatchObject({ outcome: 'unchanged', added: 0, changed: 300 })
    expect(await killed.state()).toEqual(before)
    expect(await killed.rows('select max(id) as id from changes')).toEqual([last])
  })
})

describe('packages', () => {
  const { suite, says, take, page, rows, parts } = store('import_packages')
  const bytes = readFileSync(join(root, 'node_modules/apk-rormix/com.rormix.apk'))
  const sha256 = hash('sha256', bytes)
  const name = 'com.rormix'
  let facts: { versionCode: number; signer: string }
  beforeAll(async () => {
    const taken = await takePackage(parts(), join(root, 'node_modules/apk-rormix/com.rormix.apk'))
    const signer = newestSigner(taken.inspection)?.sha256 ?? ''
    facts = { versionCode: Number(taken.inspection.facts?.versionCode), signer }
  })
  const real = (signer: string, more: object = {}) => {
    const file = { name: '/com.rormix.apk', sha256, size: bytes.length }
    const manifest = { versionName: '1', versionCode: facts.versionCode, signer: { sha256: [signer] } }
    const version = {
      added: THEN - 1000,
      file,
      manifest,
      whatsNew: { 'zh-CN': '这一版的新内容' },
      antiFeatures: { Ads: {} },
    }
    const app = appOf(name) as Plain
    return { metadata: { ...app.metadata, lastUpdated: 1, ...more }, versions: { [sha256]: version } }
  }
  const decided = { packages: 'newest' as const }

  test('that another has signed than the index says are not offered, and not fetched again', async () => {
    says({ [name]: real('1'.repeat(64)) }, [['/com.rormix.apk', bytes]])
    const run = await take({ decided })
    expect(run).toMatchObject({ added: 1, packages: 0, notes: [{ id: 'package-disagrees', place: name }] })
    expect(run.notes[0]?.about).toContain(facts.signer)
    expect(filesOn((await page(name)).body)).toEqual([])
    served.asked.length = 0
    expect(await take()).toMatchObject({ packages: 0, notes: [] })
    expect(served.asked).not.toContain('/com.rormix.apk')
  })

  test('that do not come are asked for the next time', async () => {
    says({ [name]: real(facts.signer) })
    expect(await take()).toMatchObject({ packages: 0, notes: [{ id: 'not-found', place: name }] })
    says({ [name]: real(facts.signer, { lastUpdated: 2 }) }, [['/com.rormix.apk', bytes]])
    expect(await take()).toMatchObject({ packages: 1, notes: [] })
    const { body } = await page(name)
    expect(body).toContain(sha256)
    expect(filesOn(body)).not.toEqual([])
    expect(body).toContain('这一版的新内容')
    const [app] = await rows(`select id from apps where package_name = '${name}'`)
    const { headers } = await suite.app().inject(`/apps/${app?.id}/newurl?source=detail`)
    expect(hash('sha256', (await suite.app().inject(String(headers.location))).rawPayload)).toBe(sha256)
    expect(await rows("select anti_features, state from versions where anti_features <> '{}'")).toEqual([
      { anti_features: ['Ads'], state: 'published' },
    ])
    expect(await take()).toMatchObject({ outcome: 'unchanged', packages: 0, changed: 0 })
  })
})

const missing = guardianSteps.length > 0 ? '' : ' (skipped: none of its 110 steps is here)'

describe('a genuine repository', { tags: 'full' }, () => {
  const { parts, state, rows } = store('import_guardian')

  test.skipIf(missing !== '')(
    `is taken over step by step as it would be at once${missing}`,
    { timeout: 300_000 },
    async () => {
      const steps = guardianSteps.filter((_, i) => i % 10 === 0 || i === guardianSteps.length - 1)
      const address = served.address
      const runs = []
      for (const step of steps) {
        served.serve(guardianFiles(step))
        const now = Number(step) + 3_600_000
        runs.push(await takeRepository(parts(), { address, pinned: guardianKey, now }))
      }
      console.log(
        runs
          .map(
            ({ outcome, added, changed, delisted, relisted }) =>
              `${outcome} +${added} ~${changed} -${delisted} ^${relisted}`,
          )
          .join('\n'),
      )
      expect(runs.flatMap(({ notes }) => notes.filter(({ id }) => id === 'app-refused'))).toEqual([])
      const live = (await state()).filter(({ status }) => status === 'live').map(row => row.package_name)
      const index = JSON.parse(String(guardianFiles(steps.at(-1) ?? '').get('/index-v2.json')))
      expect(live).toEqual(Object.keys(index.packages).sort())
      const offered = await rows(`select count(*)::int as n from repository_apps where state = 'offered'`)
      expect(offered).toEqual([{ n: live.length }])
    },
  )
})
