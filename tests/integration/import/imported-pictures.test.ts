import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportOptions } from '../../../catalogue/repositories/import/take-repository.ts'
import { plainPng } from '../../support/hostile-pictures.ts'
import { readPage } from '../../support/read-page.ts'
import { fileOf, type RepositoryFiles, sum } from '../../support/repositories/make-repository.ts'
import {
  type Answer,
  type ServedRepository,
  serveRepository,
} from '../../support/repositories/serve-repository.ts'
import { importingStore, withMetadata } from './importing-store.ts'

let served: ServedRepository
beforeAll(async () => {
  served = await serveRepository()
})
afterAll(() => served.close())

const name = 'org.example.pictured'
const newest = { decided: { pictures: 'newest' } } satisfies Partial<ImportOptions>

type Extra = [string, Buffer][]
const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture of an index, and its file. */
function given(path: string, bytes: Buffer) {
  const { numPackages: _, ...file } = fileOf(path, bytes)
  return { file, extra: [path, bytes] as [string, Buffer] }
}

const picturesAsked = () => served.asked.filter(path => /\.(png|jpg|webp)$/.test(path))

describe('pictures of an app', { timeout: 60_000 }, () => {
  const { suite, give, says, take, page, rows, idOf } = importingStore('imported_pictures', () => served)
  let metadata: object
  let extra: Extra

  beforeAll(async () => {
    const icon = given('/icons/a.png', await drawn(96, 96, '#c00').png().toBuffer())
    const english = [
      given('/en/1.jpg', await drawn(720, 1280, '#0c0').jpeg().toBuffer()),
      given('/en/2.webp', await drawn(1280, 720, '#00c').webp().toBuffer()),
    ]
    const chinese = given('/zh/1.png', await drawn(720, 1280, '#0cc').png().toBuffer())
    const french = given('/fr/1.png', await drawn(720, 1280, '#cc0').png().toBuffer())
    metadata = {
      icon: { 'en-US': icon.file },
      screenshots: {
        phone: {
          'en-US': english.map(({ file }) => file),
          'zh-rCN': [chinese.file],
          fr: [french.file],
        },
      },
    }
    extra = [icon, ...english, chinese, french].map(one => one.extra)
  })

  const shotsOn = (html: string) =>
    [...readPage(html).document.querySelectorAll('a[data-by="screenshot-viewer"]')].map(link =>
      String(link.getAttribute('href')),
    )
  const iconKey = async () =>
    (await rows(`select icon_key from apps where package_name = '${name}'`))[0]?.icon_key

  test('are not fetched unless a person says so', async () => {
    says({ [name]: withMetadata(name, 1, metadata) }, extra)
    expect(await take()).toMatchObject({ added: 1, pictures: 0 })
    expect(picturesAsked()).toEqual([])
    expect(await iconKey()).toMatch(/^imported\/[0-9a-f]{32}$/)
    expect(shotsOn((await page(name)).body)).toEqual([])
  })

  test('are shown once they are here, each on pages in its language', async () => {
    expect(await take(newest)).toMatchObject({ outcome: 'unchanged', pictures: 4, notes: [] })
    // The site has no French pages.
    expect(picturesAsked().sort()).toEqual(['/en/1.jpg', '/en/2.webp', '/icons/a.png', '/zh/1.png'])
    const of = (path: string) => sum(extra.find(([one]) => one === path)?.[1] ?? '')
    const keysOn = async (base: string) => {
      const shots = shotsOn((await page(name, base)).body)
      for (const url of shots) expect((await suite.app().inject(url)).statusCode).toBe(200)
      return shots.map(url => /imported\/([0-9a-f]{64})_/.exec(url)?.[1])
    }
    expect(await keysOn('')).toEqual([of('/zh/1.png')])
    expect(await keysOn('/en')).toEqual([of('/en/1.jpg'), of('/en/2.webp')])
    expect(
      await rows('select orientation from screenshots where shown_in is not null order by position'),
    ).toEqual([{ orientation: 'portrait' }, { orientation: 'landscape' }, { orientation: 'portrait' }])
    const icon = await suite.app().inject(`/img/${await iconKey()}_130x130.png`)
    const [red = 0, green = 0] = await sharp(icon.rawPayload).resize(1, 1).removeAlpha().raw().toBuffer()
    expect([red > 180, green < 30]).toEqual([true, true])
  })

  test('are not fetched again, and stay when something else is said', async () => {
    served.asked.length = 0
    expect(await take()).toMatchObject({ pictures: 0, changed: 0, notes: [] })
    says({ [name]: withMetadata(name, 1, { ...metadata, summary: { 'zh-CN': '新的简介' } }) }, extra)
    const icon = await iconKey()
    expect(await take()).toMatchObject({ pictures: 0, changed: 1, notes: [] })
    expect(picturesAsked()).toEqual([])
    expect(await iconKey()).toBe(icon)
    expect(shotsOn((await page(name)).body)).toHaveLength(1)
  })

  test('stay while others that take their place do not come', async () => {
    const other = given('/later.png', await drawn(48, 48, '#00c').png().toBuffer())
    const now = { icon: { 'en-US': other.file }, screenshots: { phone: { 'en-US': [other.file] } } }
    const icon = await iconKey()
    says({ [name]: withMetadata(name, 1, now) })
    expect(await take()).toMatchObject({ pictures: 0, changed: 1, notes: [{ id: 'not-found', place: name }] })
    expect(await iconKey()).toBe(icon)
    expect(shotsOn((await page(name)).body)).toHaveLength(1)
    served.serve(served.files().set(...other.extra))
    expect(await take()).toMatchObject({ outcome: 'unchanged', pictures: 2, notes: [] })
    expect(await iconKey()).toBe(`imported/${other.file.sha256}`)
    expect(shotsOn((await page(name)).body)).toEqual([expect.stringContaining(other.file.sha256)])
    says({ [name]: withMetadata(name, 1, metadata) }, extra)
    await take()
    expect(await iconKey()).toBe(icon)
  })

  test('that were lost here come again when a person decides again', async () => {
    rmSync(join(suite.mediaDir, 'images/imported'), { recursive: true })
    expect(await take(newest)).toMatchObject({ pictures: 0 })
    expect(await take({ decided: { pictures: 'none' } })).toMatchObject({ pictures: 0 })
    expect(await take(newest)).toMatchObject({ pictures: 4, notes: [] })
  })

  test('go when the index has them no longer, but not those that staff have chosen', async () => {
    says({ [name]: withMetadata(name, 1, {}) })
    await take()
    expect(shotsOn((await page(name, '/en')).body)).toEqual([])
    expect(await iconKey()).toMatch(/^imported\/[0-9a-f]{32}$/)
    const own = { imageKey: 'shot/own', width: 720, height: 1280 }
    await give('app.edit', { app: await idOf(name), iconKey: 'icon/square', screenshots: [own] })
    says({ [name]: withMetadata(name, 1, metadata) }, extra)
    // All of them are here still.
    expect(await take()).toMatchObject({ pictures: 0, notes: [] })
    expect(picturesAsked()).toEqual([])
    expect(await iconKey()).toBe('icon/square')
    expect(shotsOn((await page(name)).body)).toEqual([expect.stringContaining('shot/own')])
  })
})

describe('a picture that can’t be had', { timeout: 60_000 }, () => {
  const { suite, says, take, page, rows } = importingStore('refused_pictures', () => served)
  const kept = (sha256: string) =>
    ['png', 'jpg', 'webp'].some(type => existsSync(join(suite.mediaDir, `images/imported/${sha256}.${type}`)))

  test('leaves the drawn icon and a note with a count; what only did not come is asked for again', async () => {
    const good = given('/good.png', await drawn(720, 1280, '#0c0').png().toBuffer())
    const page1 = given('/page.png', Buffer.from('<html>not found</html>'))
    const drawing = given('/drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    const bomb = given('/bomb.png', plainPng(20_000, 20_000))
    const changed = given('/changed.png', await drawn(72, 128, '#c00').png().toBuffer())
    const away = given('/away.png', Buffer.from('x'))
    const metadata = {
      icon: { 'en-US': changed.file },
      screenshots: {
        phone: {
          'en-US': [
            good.file,
            page1.file,
            drawing.file,
            bomb.file,
            away.file,
            { name: '/unsummed.png' },
            { ...good.file, name: '/large.png', sha256: sum('l'), size: 9 << 20 },
          ],
        },
      },
    }
    const other = await drawn(72, 128, '#cc0').png().toBuffer()
    const same = Buffer.concat([other, Buffer.alloc(200)]).subarray(0, changed.file.size)
    const extra: Extra = [good.extra, page1.extra, drawing.extra, bomb.extra, ['/changed.png', same]]
    says({ [name]: withMetadata(name, 1, metadata) }, extra)
    const run = await take(newest)
    expect(run).toMatchObject({ outcome: 'index', added: 1, pictures: 1 })
    expect(run.notes.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'hash-wrong', place: name, about: '/changed.png' },
      { id: 'not-found', place: name, about: '404 /repo/away.png' },
      { id: 'picture-large', place: name, about: `/large.png: ${9 << 20} bytes` },
      { id: 'picture-refused', place: name, about: expect.stringMatching(/^3 pictures, \//) },
      { id: 'picture-unsummed', place: name, about: '' },
    ])
    for (const { file } of [page1, drawing, bomb, changed, away]) expect(kept(file.sha256)).toBe(false)
    expect(kept(sum(same))).toBe(false)
    const [app] = await rows(`select icon_key from apps where package_name = '${name}'`)
    expect(app?.icon_key).toMatch(/^imported\/[0-9a-f]{32}$/)
    const { body } = await page(name)
    expect(body).toContain(good.file.sha256)
    expect(body).not.toContain(bomb.file.sha256)

    says({ [name]: withMetadata(name, 1, { ...metadata, license: 'GPL' }) }, [
      ...extra.slice(0, 4),
      changed.extra,
      ['/away.png', Buffer.from('x')],
    ])
    expect(await take()).toMatchObject({ pictures: 1 })
    expect(picturesAsked()).not.toContain('/good.png')
    expect(kept(changed.file.sha256)).toBe(true)
    // Whatever came is none: from here on nothing is worth another try.
    served.asked.length = 0
    expect(await take()).toMatchObject({ outcome: 'unchanged', pictures: 0, notes: [] })
    expect(picturesAsked()).toEqual([])
  })
})

describe('a run that is ended while pictures come', { timeout: 60_000 }, () => {
  const { says, take, rows } = importingStore('resumed_pictures', () => served)

  test('by a place that no longer answers asks for no more', async () => {
    const names = Array.from({ length: 70 }, (_, i) => `org.gone.app${i + 10}`)
    const icon = (one: string) => ({ name: `/${one}.png`, sha256: sum(one), size: 100 })
    says(Object.fromEntries(names.map(one => [one, withMetadata(one, 1, { icon: { en: icon(one) } })])))
    const hangUp: Answer = request => request.destroy()
    served.serve(served.files(), Object.fromEntries(names.map(one => [`/${one}.png`, hangUp])))
    const run = await take(newest)
    expect(run).toMatchObject({ outcome: 'index', added: 70, pictures: 0 })
    const about = expect.stringMatching(/^40 pictures, .*: ECONNRESET$/)
    expect(run.notes).toEqual([{ id: 'away', place: expect.stringContaining('org.gone.app'), about }])
    expect(picturesAsked()).toHaveLength(40)
    says({})
    await take({ decided: { pictures: 'none' } })
  })

  test('is gone on with, four at a time', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `org.many.app${i + 10}`)
    const extra: Extra = []
    const packages: Record<string, object> = {}
    for (const [i, one] of names.entries()) {
      const icon = given(
        `/${one}.png`,
        await drawn(8 + i, 8, '#c00')
          .png()
          .toBuffer(),
      )
      extra.push(icon.extra)
      packages[one] = withMetadata(one, 1, { icon: { 'en-US': icon.file } })
    }
    says(packages)
    let open = 0
    let mostOpen = 0
    const slowly =
      (bytes: Buffer): Answer =>
      async (_, response) => {
        open += 1
        mostOpen = Math.max(mostOpen, open)
        await wait(20)
        open -= 1
        response.end(bytes)
      }
    const files: RepositoryFiles = new Map(served.files())
    served.serve(files, Object.fromEntries(extra.map(([path, bytes]) => [path, slowly(bytes)])))
    const ending = new AbortController()
    const onProgress = (said: string) => said.startsWith('pictures') && ending.abort()
    await expect(take({ ...newest, signal: ending.signal, onProgress })).rejects.toThrow(/abort/i)
    expect(picturesAsked()).toHaveLength(20)
    expect(mostOpen).toBe(4)
    expect(await take({ max: 4 })).toMatchObject({ outcome: 'unchanged', pictures: 4 })
    expect(await take()).toMatchObject({ pictures: 6, notes: [] })
    expect(picturesAsked()).toHaveLength(30)
    expect(
      await rows(`select count(*)::int as n from apps where icon_key ~ '^imported/[0-9a-f]{64}$'`),
    ).toEqual([{ n: 30 }])
    expect(await rows('select pictures from import_runs order by id offset 2')).toEqual([
      { pictures: 0 },
      { pictures: 4 },
      { pictures: 6 },
    ])
  })
})
