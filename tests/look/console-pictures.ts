// Pictures of the console of a demo store of its own, for the README and docs/how-to: npm run screenshots:console
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freshBuild } from '../../ops/build/fresh-build.ts'
import { firstOwnerLink } from '../../ops/command-line/console-link.ts'
import { root } from '../../ops/settings.ts'
import config from '../../playwright.config.ts'
import { tempStore } from '../support/temp-store.ts'

const PC = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const PICTURES = [
  { name: 'console-apps', path: '/apps', size: PC },
  { name: 'console-app', path: '/apps/1', size: PC },
  { name: 'console-placements', path: '/placements', size: PC },
  { name: 'console-searches', path: '/searches?q=diary', size: PC },
  { name: 'console-takedown-phone', path: '/takedown?app=1', size: PHONE },
]

freshBuild(console.log)
const { store, at, settings, fill, remove } = await tempStore()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  await fill('demo')
  await store.web.start()
  await store.console.start()
  const page = await browser.newPage({ locale: 'en' })
  await page.goto((await firstOwnerLink(settings)) ?? at.console)
  await page.getByLabel('Your name').fill('Lin Qiao')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.locator('[data-codes]').waitFor()
  for (const { name, path, size } of PICTURES) {
    await page.setViewportSize(size)
    await page.goto(at.console + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(root, 'docs/images', `${name}.en.png`) })
  }
} finally {
  await browser.close()
  await remove()
}
