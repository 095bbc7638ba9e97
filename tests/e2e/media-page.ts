import { expect, type Page } from '@playwright/test'

export const strip = (page: Page) => page.getByRole('list', { name: '应用截图' })
export const viewer = (page: Page) => page.getByRole('dialog', { name: '的截图' })
export const player = (page: Page) => page.locator('[data-island=video-player]')

/** A detail page whose screenshots are alive. */
export async function openPage(page: Page, id = 1) {
  await page.goto(`/apps/${id}`)
  await expect(page.locator('[data-island=screenshot-strip]')).toHaveAttribute('data-alive', '')
}
