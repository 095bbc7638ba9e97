import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectFile } from '../catalogue/packages/inspect-file.ts'
import type { FolderStore } from '../data/files/file-store.ts'
import { folderStore } from '../data/files/folder-store.ts'
import { buildCatalogue } from './catalogue.ts'
import { fingerprint } from './fingerprint.ts'
import { writePackage } from './media.ts'
import { makeFilm } from './video/film.ts'
import { vp8Of } from './video/webm.ts'

const { rows, masters, packages, films } = buildCatalogue()
let folder = ''
let files: FolderStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-media-'))
  files = folderStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('pictures', () => {
  it('have keys that can stand in a URL, and stay small', () => {
    for (const [key, svg] of masters) {
      expect(key).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
      expect(svg.length).toBeLessThan(48_000)
    }
  })

  it('has one for every key in a row', () => {
    const keys = [
      ...rows.apps.map(row => row.icon_key),
      ...[...rows.screenshots, ...rows.brand_banners].map(row => row.image_key),
      ...rows.videos.map(row => row.poster_key),
    ]
    for (const key of keys) expect(masters.has(String(key))).toBe(true)
    for (const ad of rows.ad_locations)
      expect(masters.has(/^\/img\/(.+)_1200x675\.jpg$/.exec(String(ad.img_url))?.[1] ?? '')).toBe(true)
  })

  it('gives every app its own icon', () => {
    const icons = [...masters].filter(([key]) => key.startsWith('icon/')).map(([, svg]) => svg)
    expect(new Set(icons).size).toBe(rows.apps.length)
  })

  it('can be rendered', async () => {
    const some = [...masters].filter((_, index) => index % 60 === 0)
    for (const [, svg] of some)
      expect((await sharp(Buffer.from(svg)).resize(64).png().toBuffer()).length).toBeGreaterThan(200)
  })
})

describe('packages', () => {
  it('hash to what their rows say', async () => {
    for (const index of [0, 25, 400, packages.length - 1]) {
      const [one, row] = [packages[index], rows.packages[index]]
      if (!one || !row) throw new Error('no package')
      await writePackage(files, one)
      const file = files.pathOf(one.sha256)
      const content = await readFile(file)
      expect(`\\x${createHash('sha256').update(content).digest('hex')}`).toBe(row.sha256)
      expect(content.length).toBe(row.size)
      expect(content.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
      expect((await stat(file)).blocks * 512).toBeLessThan(100_000)
    }
  })

  it('are real: Android takes them, and nothing in them speaks against it', { timeout: 60_000 }, async () => {
    const apks = packages.filter((one, i) => i % 400 === 0 || one.path.endsWith('v7a.apk')).slice(0, 8)
    for (const one of apks) {
      await writePackage(files, one)
      const path = files.pathOf(one.sha256)
      const { facts, findings, bands } = inspectFile(path)
      expect(findings).toEqual([])
      const [packageName, versionCode, file] = one.path.split('/')
      expect(facts).toMatchObject({ packageName, versionCode })
      expect(facts?.abis).toEqual(file === 'universal.apk' ? [] : [file?.replace('.apk', '')])
      const row = rows.packages.find(({ path }) => path === one.path)
      expect(`\\x${bands.at(-1)?.signers?.[0]?.sha256}`).toBe(row?.signer_sha256)
      execFileSync('apksigner', ['verify', path])
      expect(execFileSync('aapt', ['dump', 'badging', path], { encoding: 'utf8' })).toContain(
        `name='${packageName}' versionCode='${versionCode}'`,
      )
    }
  })

  it('are one signer a developer', () => {
    const bySigner = Map.groupBy(rows.packages, row => row.signer_sha256)
    expect(bySigner.size).toBeGreaterThan(60)
    for (const row of rows.packages) expect(String(row.signer_sha256)).toMatch(/^\\x[0-9a-f]{64}$/)
  })
})

describe('videos', () => {
  it('are there for the flagships and some others, one file a row', () => {
    expect(rows.videos.slice(0, 2).map(row => row.app_id)).toEqual([1, 2])
    expect(rows.videos.length).toBeGreaterThanOrEqual(10)
    expect(rows.videos.map(row => row.url)).toEqual(films.map(film => `/videos/${film.path}`))
  })

  it('are WebM of VP8 key frames, as long as their row says, and small', async () => {
    for (const index of [0, 1]) {
      const bytes = await makeFilm(films[index]?.stills ?? [])
      expect(bytes.length).toBeLessThan(400_000)
      expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3)
      expect(bytes.includes('webm') && bytes.includes('V_VP8')).toBe(true)
      const duration = bytes.indexOf(Buffer.from('4489', 'hex')) + 6
      expect(bytes.readDoubleBE(duration)).toBe(Number(rows.videos[index]?.duration_s) * 1000)
      const block = bytes.indexOf(Buffer.from('1f43b675', 'hex')) + 8 + 9 + 5
      expect(bytes.readUInt8(block + 4) & 1).toBe(0)
      expect(bytes.subarray(block + 7, block + 10)).toEqual(Buffer.from('9d012a', 'hex'))
    }
  })

  it('take only lossy pictures', async () => {
    const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    const lossless = await blank.clone().webp({ lossless: true }).toBuffer()
    expect(() => vp8Of(lossless)).toThrow('lossy')
    expect(vp8Of(await blank.webp().toBuffer()).subarray(3, 6)).toEqual(Buffer.from('9d012a', 'hex'))
  })
})

it('the fingerprint is stable', () => {
  expect(fingerprint()).toBe(fingerprint())
})
