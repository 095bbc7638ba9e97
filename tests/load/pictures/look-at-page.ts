import type { Browser } from '@playwright/test'

export interface Seen {
  shown: number
  colors: number
  /** Their addresses. */
  broken: string[]
  /** Answers to requests for pictures that were no pictures. */
  refused: string[]
}

const PATIENCE_MS = 120_000

/** Opens a page as a new visitor and waits for all of its pictures, those below the screen too. */
export async function lookAtPage(browser: Browser, url: string): Promise<Seen> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const refused: string[] = []
  page.on('response', answer => {
    if (answer.url().includes('/img/') && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.url()}`)
  })
  try {
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForFunction(() => [...document.images].every(image => image.complete))
    const images = await page.evaluate(() =>
      [...document.images].map(({ currentSrc, naturalWidth }) => ({
        src: currentSrc,
        isThere: naturalWidth > 0,
      })),
    )
    const there = images.filter(({ isThere }) => isThere)
    const colors = there.filter(({ src }) => src.startsWith('data:')).length
    const broken = images.filter(({ isThere }) => !isThere).map(({ src }) => src)
    return { shown: there.length - colors, colors, broken, refused }
  } finally {
    await page.close()
  }
}
