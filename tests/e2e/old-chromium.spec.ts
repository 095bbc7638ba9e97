import { type OldPage, type OldVersion, openOldChromium } from '../support/old-chromium.ts'
import { ONE_OF_EACH } from './one-of-each.ts'
import { expect, store, test } from './test.ts'
import { FULL, landIf } from './tiers.ts'

const devices = {
  PC: { width: 1280, height: 800, mobile: false },
  Mobile: { width: 360, height: 640, mobile: true },
}
/** Old browsers name the newer directives of our policy, and otherwise must be content. */
const unknownDirective =
  /Unrecognized Content-Security-Policy directive '(require-trusted-types-for|trusted-types)'/

for (const version of [64, 80] satisfies OldVersion[]) {
  for (const [pageType, device] of Object.entries(devices)) {
    test(`islands react in Chromium ${version}, ${pageType}`, {
      tag: landIf(version === 64 && pageType === 'Mobile'),
    }, async () => {
      // The first run fetches the browser.
      test.setTimeout(120_000)
      const page = await openOldChromium(version, device)
      try {
        await page.goto(`${store.at.edge}/apps/1`)
        expect(await page.evaluate('document.body.dataset.pageType')).toBe(pageType)
        await page.until(`document.querySelector('[data-island=section-menu]').dataset.alive === ''`)
        // Scrolled again and again, because pictures that are still coming move the page.
        await page.evaluate(`document.documentElement.style.scrollBehavior = 'auto'`)
        await page.until(`{
          document.querySelector('#comments').scrollIntoView()
          document.querySelector('[aria-current][href="#comments"]') !== null
        }`)
        await page.evaluate(`{
          const form = document.querySelector('[data-island=comment-form]')
          form.querySelector('input').value = '老手机也能说话'
          form.querySelector('button').click()
        }`)
        await page.until(`document.querySelector('[data-island=comment-form] li') !== null`)
        expect(
          await page.evaluate(`document.querySelector('[data-island=comment-form] li').textContent`),
        ).toContain('老手机也能说话')
        await page.evaluate(`document.querySelectorAll('[data-island]').forEach(island =>
          island.dispatchEvent(new Event('pointerdown', { bubbles: true })))`)
        await page.until(`document.querySelectorAll('[data-island]:not([data-alive])').length === 0`)
        if (pageType === 'PC') await moveStrip(page)
        await page.evaluate(`document.querySelector('[data-island=screenshot-strip] a').click()`)
        await page.until(`document.querySelector('[role=dialog]') !== null`)
        expect(page.errors.filter(error => !unknownDirective.test(error))).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(device.width)
      } finally {
        await page.close()
      }
    })
  }
}

for (const [version, pageType] of [
  [64, 'Mobile'],
  [64, 'PC'],
  [80, 'Mobile'],
] as const) {
  test(`every page and all of its scripts work in Chromium ${version}, ${pageType}`, {
    tag: FULL,
  }, async () => {
    test.setTimeout(180_000)
    const page = await openOldChromium(version, devices[pageType])
    try {
      for (const path of ONE_OF_EACH) {
        await page.goto(store.at.edge + encodeURI(path))
        await page.evaluate(`document.querySelectorAll('[data-island]').forEach(island =>
          island.dispatchEvent(new Event('pointerdown', { bubbles: true })))`)
        await page.until(`document.querySelectorAll('[data-island]:not([data-alive])').length === 0`)
        const width = await page.evaluate('document.documentElement.scrollWidth')
        expect(width, path).toBeLessThanOrEqual(devices[pageType].width)
      }
      const errors = page.errors.filter(error => !unknownDirective.test(error) && !/404/.test(error))
      expect(errors).toEqual([])
    } finally {
      await page.close()
    }
  })
}

test('names are proposed while one types in Chromium 64', { tag: FULL }, async () => {
  test.setTimeout(120_000)
  const page = await openOldChromium(64, devices.Mobile)
  try {
    await page.goto(`${store.at.edge}/search`)
    await page.evaluate(`{
      const box = document.querySelector('[data-island=suggest] input')
      box.focus()
      box.value = 'txsz'
    }`)
    await page.until(`document.querySelectorAll('[data-kind=app]').length === 1`)
    expect(await page.evaluate(`document.querySelector('[data-kind=app] span').textContent`)).toBe('苔藓手帐')
    expect(page.errors.filter(error => !unknownDirective.test(error))).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  } finally {
    await page.close()
  }
})

/** By wheel and by thumb, which follows. */
async function moveStrip(page: OldPage): Promise<void> {
  const list = `document.querySelector('[data-island=screenshot-strip] ul')`
  const thumb = `document.querySelector('[data-island=screenshot-strip] ul + div > div')`
  await page.until(`${thumb} !== null && ${thumb}.offsetWidth >= 20`)
  await page.evaluate(`${list}.scrollIntoView({ block: 'center' })`)
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`{
    const { left, top, height } = ${thumb}.getBoundingClientRect();
    ({ x: left, y: top + height / 2 })
  }`)
  await page.evaluate(`${list}.dispatchEvent(new WheelEvent('wheel', { deltaX: 20, cancelable: true }))`)
  await page.until(`${list}.scrollLeft === 40 && ${thumb}.getBoundingClientRect().left > ${x}`)
  await page.mouse('mousePressed', x + 100, y)
  await page.mouse('mouseMoved', x, y + 50)
  await page.mouse('mouseReleased', x, y + 50)
  await page.until(`${list}.scrollLeft === 0 && ${thumb}.getBoundingClientRect().left === ${x}`)
}
