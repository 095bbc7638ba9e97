import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { devices, expect, test } from './test.ts'
import { touchScreen } from './touch-screen.ts'

const strip = (page: Page) => page.getByRole('list', { name: '应用截图' })
const viewer = (page: Page) => page.getByRole('dialog', { name: '的截图' })
const player = (page: Page) => page.locator('[data-island=video-player]')

async function openPage(page: Page, id = 1) {
  await page.goto(`/apps/${id}`)
  await expect(page.locator('[data-island=screenshot-strip]')).toHaveAttribute('data-alive', '')
}
async function openViewer(page: Page, picture = 2, id = 1) {
  await openPage(page, id)
  await strip(page)
    .getByRole('link')
    .nth(picture - 1)
    .click()
  await expect(viewer(page)).toBeVisible()
}
const counts = (page: Page, text: string) =>
  expect(viewer(page).getByText(text, { exact: true })).toBeVisible()
const xOf = (element: Locator) => element.evaluate(one => new DOMMatrix(getComputedStyle(one).transform).m41)
const scaleOf = (element: Locator) =>
  element.evaluate(one => new DOMMatrix(getComputedStyle(one).transform).a)
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => {}))))
const picture = (page: Page, n: number) => viewer(page).locator(`[data-picture="${n - 1}"]`)

for (const { pageType, options } of devices) {
  test.describe(`the screenshots, ${pageType}`, () => {
    test.use(options)

    test('[DET-5] are 157 px wide upright and 399 px lying, or what a phone has room for', async ({
      page,
    }) => {
      for (const [id, width] of [
        [1, 157],
        [2, pageType === 'PC' ? 399 : 342],
      ]) {
        await openPage(page, id)
        const widths = await strip(page)
          .locator('img')
          .evaluateAll(images => images.map(image => image.clientWidth))
        expect(new Set(widths)).toEqual(new Set([width]))
      }
    })

    test('[DET-5] one that is far gets its source after it was near for 100 ms', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await openPage(page, 2)
      const last = strip(page).locator('img').last()
      await expect(last).not.toHaveAttribute('src')
      await page.clock.pauseAt(60_000)
      const scroll = (to: 'start' | 'end') =>
        last.evaluate(
          (image, end) =>
            new Promise<void>(done => {
              const list = image.closest('ul')
              // Made after the island's own, so it hears later.
              new IntersectionObserver(
                entries => {
                  if (entries.some(entry => entry.isIntersecting === end)) done()
                },
                { root: list, rootMargin: '0px 50%' },
              ).observe(image)
              if (list) list.scrollLeft = end ? list.scrollWidth : 0
            }),
          to === 'end',
        )
      await scroll('end')
      await page.clock.runFor(99)
      await scroll('start')
      await page.clock.runFor(200)
      await expect(last, 'flung past').not.toHaveAttribute('src')
      await scroll('end')
      await page.clock.runFor(99)
      await expect(last).not.toHaveAttribute('src')
      await page.clock.runFor(1)
      await expect(last).toHaveAttribute('src', /_798x448\.webp$/)
    })

    test('[DET-6] a tap before the island is alive opens the viewer when it is', async ({ page }) => {
      await page.goto('/apps/1', { waitUntil: 'commit' })
      await strip(page).getByRole('link').first().click()
      await expect(viewer(page)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/apps/1')
    })

    test('[DET-6] open in a viewer that says which one it is, and slide in 300 ms', async ({ page }) => {
      await openViewer(page)
      await counts(page, '2 / 5')
      await expect(viewer(page).getByText('心情看得见')).toBeVisible()
      await expect(viewer(page)).toHaveAttribute('aria-modal', 'true')
      const track = viewer(page).getByRole('list')
      await settled(page)
      const from = await xOf(track)
      const watch = await track.evaluateHandle(element => ({
        seen: new Promise<{ ms: unknown; progress: unknown[] }>(done => {
          const look = () => {
            const [animation] = element.getAnimations()
            if (!animation?.effect) return
            const { effect } = animation
            animation.pause()
            const progress = [0, 150, 299, 300].map(ms => {
              animation.currentTime = ms
              return effect.getComputedTiming().progress
            })
            const ms = effect.getTiming().duration
            animation.finish()
            done({ ms, progress })
          }
          element.addEventListener('transitionrun', look, { once: true })
        }),
      }))
      await page.keyboard.press('ArrowRight')
      const { ms, progress } = await watch.evaluate(({ seen }) => seen)
      expect(ms).toBe(300)
      expect(progress).toEqual([0, expect.any(Number), expect.any(Number), null])
      expect(await xOf(track)).toBeLessThan(from - 300)
      await counts(page, '3 / 5')
      await expect(viewer(page).getByText('像纸本一样自由')).toBeVisible()
    })

    test('[DET-6] go by the keyboard and stop at either end', async ({ page }) => {
      await openViewer(page)
      for (const [key, count] of [
        ['ArrowLeft', '1 / 5'],
        ['ArrowLeft', '1 / 5'],
        ['End', '5 / 5'],
        ['ArrowRight', '5 / 5'],
        ['Home', '1 / 5'],
      ] as const) {
        await page.keyboard.press(key)
        await counts(page, count)
      }
    })

    test('[DET-6] Esc, the button, a click beside and going back close it; the focus returns', async ({
      page,
    }) => {
      await openPage(page, 2)
      const link = strip(page).getByRole('link').nth(1)
      const ways = {
        esc: () => page.keyboard.press('Escape'),
        button: () => viewer(page).getByRole('button', { name: '关闭截图' }).click(),
        beside: () => page.mouse.click((page.viewportSize()?.width ?? 0) / 2, 84),
        back: () => page.goBack(),
      }
      for (const [name, close] of Object.entries(ways)) {
        await link.click()
        await expect(viewer(page)).toBeVisible()
        await close()
        await expect(viewer(page), name).toHaveCount(0)
        await expect(link, name).toBeFocused()
        await expect.poll(() => page.evaluate(() => history.state?.held), name).toBeUndefined()
        expect(new URL(page.url()).pathname).toBe('/apps/2')
      }
    })

    test('[DET-6] the page behind stands still, and the focus stays inside', async ({ page }) => {
      await openViewer(page)
      const y = await page.evaluate(() => scrollY)
      await page.mouse.move(200, 300)
      await page.mouse.wheel(0, 400)
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
          true,
        )
      }
      expect(await page.evaluate(() => scrollY)).toBe(y)
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0)
      expect(
        await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow]),
      ).toEqual([y, 'visible'])
    })

    test('[DET-6] with reduced motion nothing slides', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openViewer(page)
      await page.keyboard.press('ArrowRight')
      await counts(page, '3 / 5')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[DET-6] axe finds nothing in the viewer, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await openViewer(page)
        const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
        expect(violations.map(violation => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
      })
    }
  })

  test.describe(`the video, ${pageType}`, () => {
    test.use({ ...options, expectedErrors: [/Failed to load resource/] })

    test('[DET-4] is not fetched before play; its mask shows until it plays', async ({ page }) => {
      let asked = 0
      let letGo = () => {}
      const gate = new Promise<void>(open => {
        letGo = open
      })
      await page.route('**/videos/*', async route => {
        asked++
        await gate
        await route.continue()
      })
      await openPage(page)
      const mask = player(page).getByRole('link', { name: '播放视频：十秒看懂苔藓手帐' })
      await mask.scrollIntoViewIfNeeded()
      await expect(player(page).getByText('0:10')).toBeVisible()
      await expect(player(page).locator('video')).toHaveCount(0)
      expect(asked).toBe(0)
      await mask.click()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect(player(page).locator('video')).toBeAttached()
      await expect(mask).toBeVisible()
      letGo()
      await expect(mask).toHaveCount(0)
      const video = player(page).locator('video')
      await expect(video).toHaveAttribute('controls')
      await expect(video).toBeFocused()
      await expect
        .poll(() => video.evaluate(one => (one as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0.2)
      expect(
        await video.evaluate(one => {
          const { duration, videoWidth, videoHeight } = one as HTMLVideoElement
          return { duration, videoWidth, videoHeight }
        }),
      ).toEqual({ duration: 10, videoWidth: 640, videoHeight: 360 })
    })

    test('[DET-4] that fails says so, and plays when tried again', async ({ page }) => {
      await page.route('**/videos/*', route => route.abort())
      await openPage(page)
      await player(page).getByRole('link').click()
      await expect(player(page).getByRole('alert')).toContainText('视频没能播放')
      await page.unroute('**/videos/*')
      await player(page).getByRole('button', { name: '重试' }).click()
      await expect(player(page).locator('video[controls]')).toBeVisible()
      await expect(player(page).getByRole('alert')).toHaveCount(0)
    })
  })

  test.describe(`media without JavaScript, ${pageType}`, () => {
    // The page that a browser makes around a picture has styles, which a picture's policy forbids.
    test.use({ ...options, javaScriptEnabled: false, expectedErrors: [/Applying inline style/] })

    test('[DET-4] [DET-5] links lead to the pictures and the video, and every picture is shown', async ({
      page,
    }) => {
      await page.goto('/apps/2')
      for (const image of await strip(page).locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveJSProperty('complete', true)
        expect(await image.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(798)
      }
      const video = await player(page).getByRole('link').getAttribute('href')
      await strip(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/_1600x900\.webp$/)
      await page.goto('/apps/2')
      await player(page).getByRole('link').click()
      await expect(page).toHaveURL(String(video))
      await expect(page.locator('video')).toHaveJSProperty('readyState', 4)
    })
  })
}

test.describe('on a PC', () => {
  test.use(devices[0].options)

  test('[DET-6] neighbours are dimmed to 32 %, and lead on, like the arrows and the thumbnails', async ({
    page,
  }) => {
    await openViewer(page)
    await settled(page)
    const slides = viewer(page).getByRole('list').locator('> *')
    const opacities = await slides.evaluateAll(all => all.map(one => Number(getComputedStyle(one).opacity)))
    expect(opacities).toEqual([0.32, 1, 0.32, 0, 0])
    await picture(page, 3).click()
    await counts(page, '3 / 5')
    await viewer(page).getByRole('button', { name: '下一张' }).click()
    await counts(page, '4 / 5')
    await viewer(page).getByRole('button', { name: '看第 1 张' }).click()
    await counts(page, '1 / 5')
    await expect(viewer(page).getByRole('button', { name: '上一张' })).toBeDisabled()
  })

  test('[DET-6] a mouse drags them, and a double click zooms to 2 and back', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const track = viewer(page).getByRole('list')
    const from = await xOf(track)
    await page.mouse.move(720, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, { steps: 3 })
    await expect.poll(() => xOf(track)).toBeCloseTo(from - 120, 0)
    await page.mouse.up()
    await counts(page, '3 / 5')
    await settled(page)
    await picture(page, 3).dblclick()
    await settled(page)
    expect(await scaleOf(picture(page, 3))).toBe(2)
    await page.mouse.move(720, 400)
    await page.mouse.down()
    await page.mouse.move(600, 460, { steps: 3 })
    await page.mouse.up()
    await counts(page, '3 / 5')
    await picture(page, 3).dblclick()
    await settled(page)
    expect(await scaleOf(picture(page, 3))).toBe(1)
  })

  test('[DET-15] the strip has a scrollbar of at least 20 px, and the wheel moves it at twice the speed', async ({
    page,
  }) => {
    await openPage(page, 2)
    const thumb = strip(page).locator('.ps__thumb-x')
    await expect(thumb).toBeVisible()
    const box = await strip(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
    await page.mouse.wheel(100, 0)
    const left = () => strip(page).evaluate(list => list.scrollLeft)
    await expect.poll(left).toBe(200)
    await strip(page).evaluate(list => {
      const wide = document.createElement('li')
      wide.style.width = '90000px'
      list.append(wide)
      window.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await thumb.boundingBox())?.width).toBe(20)
    const { violations } = await new AxeBuilder({ page }).include('[data-island=screenshot-strip]').analyze()
    expect(violations.map(violation => violation.id)).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(devices[1].options)

  test('[DET-15] no scrollbar is fetched, and the viewer only when asked for', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await openPage(page)
    expect(scripts.filter(url => /perfect-scrollbar|\/viewer-/.test(url))).toEqual([])
    await strip(page).getByRole('link').first().click()
    await expect(viewer(page)).toBeVisible()
    expect(scripts.filter(url => /\/viewer-/.test(url)).length).toBe(1)
    expect(scripts.filter(url => /perfect-scrollbar/.test(url))).toEqual([])
  })

  test('[DET-6] pictures follow the finger, and a swipe turns them or closes', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const touch = await touchScreen(page)
    const track = viewer(page).getByRole('list')
    const from = await xOf(track)
    await touch.down([300, 400])
    await touch.move([250, 402])
    await touch.move([180, 405])
    await expect.poll(() => xOf(track)).toBeCloseTo(from - 120, 0)
    await touch.up()
    await counts(page, '3 / 5')
    await settled(page)
    await touch.down([200, 300])
    await touch.move([200, 360])
    await touch.move([202, 460])
    await touch.up()
    await expect(viewer(page)).toHaveCount(0)
  })

  test('[DET-6] two taps or two fingers zoom, and a finger then moves the picture', async ({ page }) => {
    await openViewer(page)
    await settled(page)
    const shot = picture(page, 2)
    await page.touchscreen.tap(195, 400)
    await page.touchscreen.tap(195, 400)
    await settled(page)
    expect(await scaleOf(shot)).toBe(2)
    const touch = await touchScreen(page)
    const from = await xOf(shot)
    await touch.down([200, 400])
    await touch.move([230, 400])
    await touch.move([260, 400])
    await touch.up()
    await expect.poll(() => xOf(shot)).toBeCloseTo(from + 60, 0)
    await counts(page, '2 / 5')
    await touch.down([150, 400], [250, 400])
    await touch.move([125, 400], [275, 400])
    await touch.move([100, 400], [300, 400])
    await touch.up()
    await settled(page)
    expect(await scaleOf(shot)).toBeGreaterThan(3)
    await page.keyboard.press('ArrowRight')
    await settled(page)
    expect(await scaleOf(shot)).toBe(1)
  })
})

test('[DET-4] a video comes in parts through the edge, and may be kept', async ({ request }) => {
  const url = /\/videos\/[\w-]+\.webm/.exec(await (await request.get('/apps/1')).text())?.[0] ?? ''
  const part = await request.get(url, { headers: { range: 'bytes=0-3' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).toString('hex')).toBe('1a45dfa3')
  expect(part.headers()).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  expect((await request.get('/videos/none.webm')).status()).toBe(404)
})
