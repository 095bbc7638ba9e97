import type { Page } from '@playwright/test'

/** The addresses of the workshop's pages, which show every state of every component once. */
export async function workshopPages(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/workshop`)).text()
  // Those of states: a component whose states are all on pages of their own has nothing else to show.
  const paths = [...index.matchAll(/ href="(\/workshop\/[\w-]+(?:(?=#)|\/[\w-]+))/g)].map(
    ([, path = '']) => path,
  )
  return ['/workshop', ...new Set(paths)]
}

/** Until each state of the open page is what its name says. */
export async function played(page: Page): Promise<void> {
  await page.locator('html.played').waitFor({ state: 'attached' })
}
