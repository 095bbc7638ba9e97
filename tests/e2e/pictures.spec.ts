/** @module-tag full: details of one component. */

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openOldChromium } from '../support/old-chromium.ts'
import { query } from '../support/query.ts'
import { readPage } from '../support/read-page.ts'
import { devices, expect, store, test } from './test.ts'

for (const { pageType, options, tag } of devices) {
  test.describe(`pictures, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[VAL-4] [VAL-11] every picture has a form for browsers without WebP', async ({ request }) => {
      for (const path of ['/', '/apps/1', '/apps/2', '/top/game', '/gifts', '/developers/1']) {
        const { document } = readPage(await (await request.get(path)).text())
        // Codes for phones are drawings, which every browser shows.
        expect(document.querySelectorAll(':not(picture) > img:not([src$=".svg"])')).toHaveLength(0)
        const pictures = [...document.querySelectorAll('picture')].map(picture => ({
          plain: picture.querySelector('img')?.getAttribute('src') ?? '',
          webp: picture.querySelector('source[type="image/webp"]')?.getAttribute('srcset') ?? '',
        }))
        expect(pictures.length).toBeGreaterThan(0)
        for (const { plain, webp } of pictures) {
          expect(plain).toMatch(/^\/img\/.+\.(png|jpg)$/)
          expect(webp).toBe(plain.replace(/(png|jpg)$/, 'webp'))
        }
        const { plain = '', webp = '' } = pictures.at(-1) ?? {}
        const types = [plain, webp].map(async src => (await request.get(src)).headers()['content-type'])
        const plainType = plain.endsWith('png') ? 'image/png' : 'image/jpeg'
        expect(await Promise.all(types)).toEqual([plainType, 'image/webp'])
      }
    })

    test('[VAL-3] an icon has the size that it says, wherever it is', async ({ page }) => {
      for (const path of ['/', '/apps/1', '/gifts']) {
        await page.goto(path)
        const icons = await page
          .locator('img[src*="/img/icon/"]:visible')
          .evaluateAll(all =>
            all.map(icon => [icon.getAttribute('width'), String((icon as HTMLImageElement).offsetWidth)]),
          )
        expect(icons.length).toBeGreaterThan(1)
        for (const [said, is] of icons) expect(is).toBe(said)
      }
    })

    test('[VAL-4] a browser that shows WebP fetches nothing else', async ({ page }) => {
      const fetched: string[] = []
      page.on('request', request => {
        if (request.resourceType() === 'image') fetched.push(request.url())
      })
      await page.goto('/apps/1')
      await expect(page.locator('[data-island=screenshot-strip]')).toHaveAttribute('data-alive', '')
      const pictures = fetched.filter(url => url.includes('/img/'))
      expect(pictures.length).toBeGreaterThan(2)
      expect(pictures.filter(url => !url.endsWith('.webp'))).toEqual([])
    })
  })
}

test('[VAL-3] [VAL-11] the edge answers any other size of an icon with the one of 130, kept once', async ({
  page,
  request,
}) => {
  await page.goto('/apps/1')
  const icon = (await page.locator('a[data-icon]').first().getAttribute('data-icon')) ?? ''
  const usual = await (await request.get(icon)).body()
  for (const size of ['64x64', '131x131', '48x48', '1x1', '9999x9999']) {
    const answer = await request.get(icon.replace('130x130', size))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-cache']).toBe('hit')
    expect(await answer.body()).toEqual(usual)
  }
  const other = await request.get(icon.replace('130x130', '260x260'))
  expect((await other.body()).equals(usual)).toBe(false)
})

test.describe('a picture that is named and does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  let path = ''
  test.beforeAll(async ({ makeApp }) => {
    const key = 'icon/never-made'
    // So old that no list of new apps has it, should lists be made again meanwhile: other tests' pages must have their pictures.
    const app = await makeApp({ app: { icon_key: key, created_at: '2001-01-01T00:00:00Z' } })
    await query(
      store.at.database,
      "update pictures set color = 'd83838', forms = 'w', next = null where key = $1",
      [key],
    )
    path = app.path
  })

  /** How far the points of the picture's box are from its color, its text left out. */
  const MARKED = `{
    const icon = document.querySelector('img[src*="never-made"][width="72"], img[src*="never-made"][width="130"]')
    icon.alt = ' '
    // Browsers draw their sign in the corner.
    icon.style.borderRadius = 0
    const { left, top, width, height } = icon.getBoundingClientRect()
    JSON.stringify({ left: left + 2, top: top + 2, width: width - 4, height: height - 4 })
  }`
  const spread = async (file: string, box: string) => {
    const { left, top, width, height } = JSON.parse(box)
    const region = { left: Math.round(left), top: Math.round(top), width, height }
    const part = await sharp(file).extract(region).removeAlpha().png().toBuffer()
    return (await sharp(part).stats()).channels.map(({ min, max }) => [min, max])
  }
  const RED = [
    [0xd8, 0xd8],
    [0x38, 0x38],
    [0x38, 0x38],
  ]
  const shot = () => join(mkdtempSync(join(tmpdir(), 'pergola-shot-')), 'page.png')

  test('is its color in its place, without the browser’s sign for it and without a script', async ({
    page,
  }) => {
    await page.goto(path)
    await expect
      .poll(() =>
        page
          .locator('img[src*="never-made"]')
          .first()
          .evaluate(one => (one as HTMLImageElement).complete),
      )
      .toBe(true)
    const [box, file] = [String(await page.evaluate(MARKED)), shot()]
    await page.screenshot({ path: file })
    expect(await spread(file, box)).toEqual(RED)
  })

  test('and so in Chromium 64', async () => {
    test.setTimeout(120_000)
    const old = await openOldChromium(64, { width: 1280, height: 800, mobile: false })
    try {
      await old.goto(store.at.edge + path)
      await old.until(`document.querySelector('img[src*="never-made"]').complete`)
      const [box, file] = [await old.evaluate<string>(MARKED), shot()]
      await old.screenshot(file)
      expect(await spread(file, box)).toEqual(RED)
    } finally {
      await old.close()
    }
  })
})
