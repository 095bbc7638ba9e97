import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Nothing for axe to find in a page, or in a part of it. It runs in the page itself and tells of faults alone: a second page, for
 * a megabyte of what is right, would take as long again. So it sees no frame of another site, of which our pages have none.
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  expect(await axeFindings(page, within)).toEqual([])
}

/** A line for each rule that is broken. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  expect(page.frames()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
