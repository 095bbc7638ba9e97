// Pictures of every page and overlay, in four sizes, light and dark, for people to look at: npm run screenshots [-- --locale en]
// Of every component in its states, where npm run dev runs: npm run screenshots -- --workshop
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { addresses, readSettings } from '../../ops/settings.ts'
import config from '../../playwright.config.ts'
import { LOCALES, pathIn } from '../../rules/text/locales.ts'
import { phone } from '../e2e/devices.ts'
import { played, workshopPages } from '../support/workshop-pages.ts'

const sizes = {
  phone: { ...phone, viewport: { width: 390, height: 844 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  pc: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 1920, height: 1080 } },
}

const shot = (page: Page) => page.locator('[data-island=screenshot-strip] a').nth(1)

/** What to do on a page before its picture is taken. */
interface Scene {
  path: string
  full?: boolean
  act?: (page: Page) => Promise<void>
}

const store: Record<string, Scene> = {
  detail: { path: '/apps/1' },
  'detail-whole': { path: '/apps/1', full: true },
  game: { path: '/apps/2' },
  'long-name': { path: '/apps/92' },
  home: { path: '/' },
  'home-whole': { path: '/', full: true },
  rankings: { path: '/top' },
  categories: { path: '/category' },
  collections: { path: '/collections' },
  collection: { path: '/collections/1', full: true },
  top: { path: '/top/game' },
  category: { path: '/category/10?sort=rating&type=noads' },
  developer: { path: '/developers/1' },
  'developer-one-app': { path: '/developers/29' },
  history: { path: '/apps/1/history' },
  mip: { path: '/mip/apps/1' },
  delisted: { path: '/apps/135' },
  missing: { path: '/apps/999999' },
  viewer: { path: '/apps/1', act: page => shot(page).click() },
  'viewer-game': { path: '/apps/2', act: page => shot(page).click() },
  permissions: { path: '/apps/1', act: openPermissions },
  popup: { path: '/apps/1', act: openPopup },
  install: {
    path: '/apps/1',
    act: page => page.locator('label[for=install]').first().click(),
  },
  comments: { path: '/apps/1#comments' },
  'comment-list': { path: '/apps/1/comments' },
  'comment-list-end': { path: '/apps/1/comments?page=3', full: true },
  gifts: { path: '/gifts' },
  'gifts-ended': { path: '/gifts?page=7' },
  'app-gifts': { path: '/apps/2/gifts' },
  versions: { path: '/apps/1#versions' },
  video: { path: '/apps/1#video' },
  search: { path: '/search?q=weather' },
  'search-none': { path: '/search?q=qqqzzz' },
  about: { path: '/about' },
  help: { path: '/help' },
  privacy: { path: '/privacy' },
  report: { path: '/apps/1/report' },
  mine: { path: '/mine' },
  client: { path: '/client' },
}

async function openPermissions(page: Page): Promise<void> {
  const fold = page.locator('details#permissions > summary')
  if ((await fold.count()) > 0) await fold.click()
  await page.locator('#permissions a[href="#permissions"]').click()
  await page.getByRole('dialog').waitFor()
}

async function openPopup(page: Page): Promise<void> {
  const button = page.locator('[data-island=download-popup] button')
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

/** A dialog is as high as the window; a page of states is as high as they are. */
async function workshop(origin: string): Promise<Record<string, Scene>> {
  const paths = await workshopPages(origin)
  return Object.fromEntries(
    paths.map(path => [
      path.slice(1).replaceAll('/', '-'),
      { path, full: path.split('/').length < 4, act: played },
    ]),
  )
}

// npm run screenshots [-- --workshop] [address]
const { values, positionals } = parseArgs({
  options: { workshop: { type: 'boolean', default: false }, locale: { type: 'string', default: LOCALES[0] } },
  allowPositionals: true,
})
const locale = LOCALES.find(one => one === values.locale)
if (!locale) throw new Error(`no language of the site: ${values.locale}`)
const at = addresses(readSettings())
const origin = positionals[0] ?? (values.workshop ? at.web : at.edge)
const scenes = values.workshop ? await workshop(origin) : store
const folder = join(readSettings().runDir, values.workshop ? 'screenshots-workshop' : `screenshots-${locale}`)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(config.use?.launchOptions)
for (const [sizeName, size] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      ...size,
      colorScheme,
      locale,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    for (const [name, { path, full = false, act }] of Object.entries(scenes)) {
      const page = await context.newPage()
      await page.goto(values.workshop ? path : pathIn(locale, path))
      await page.waitForLoadState('networkidle')
      await act?.(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${name}-${sizeName}-${colorScheme}.png`), fullPage: full })
      await page.close()
    }
    await context.close()
  }
}
await browser.close()
console.log(`pictures are in ${folder}`)
