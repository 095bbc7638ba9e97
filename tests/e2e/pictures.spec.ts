/** @module-tag full: details of one component. */

import { readPage } from '../support/read-page.ts'
import { devices, expect, test } from './test.ts'

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
