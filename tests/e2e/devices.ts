import type { BrowserContextOptions } from '@playwright/test'
import { FULL } from './tiers.ts'

export const pc: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
}
/** Most visitors have a phone: where a spec is much the same for both, the one for PCs is left to the full tier by its tag. */
export const devices = [
  { pageType: 'PC', options: pc, tag: [FULL] },
  { pageType: 'Mobile', options: phone, tag: [] },
] as const satisfies { pageType: string; options: BrowserContextOptions; tag: string[] }[]
