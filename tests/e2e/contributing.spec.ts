/** @module-tag full: follows the documents in a checkout of its own, with a build and a store. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { readSteps, writeBlock } from '../support/follow-steps.ts'
import { freePorts, STORE_PORTS } from '../support/free-ports.ts'
import { expect, phone, test } from './test.ts'

const stepsOf = (document: string) => readSteps(readFileSync(join(root, document), 'utf8'))
const steps = ['tutorials/first-change', 'how-to/extend', 'how-to/add-a-language']
  .flatMap(page => stepsOf(`docs/${page}.md`))
  .filter(({ blocks }) => blocks.length > 0)

/** As a translator does in an editor. */
function translate(file: string, text: string, translation: string): void {
  const entry = `msgid "${text}"\nmsgstr "`
  writeFileSync(file, readFileSync(file, 'utf8').replace(entry, entry + translation))
}

test.describe.configure({ mode: 'serial' })

let copy: string
let env: NodeJS.ProcessEnv
let at: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = copyOfSources()
  const ports = await freePorts(STORE_PORTS.length)
  env = {
    ...process.env,
    POSTER_NOTE: 'as the operator says',
    PERGOLA_RUN_DIR: join(copy, '.run'),
    ...Object.fromEntries(STORE_PORTS.map((name, n) => [`PERGOLA_${name}_PORT`, String(ports[n])])),
  }
  at = `http://127.0.0.1:${ports[0]}`
  const inCopy = (command: string, args: string[]) => run(command, args, { env, cwd: copy })
  for (const { scripts, blocks } of steps) {
    for (const script of scripts) {
      inCopy('sh', ['-ec', script])
      if (script.includes('words:export'))
        translate(join(copy, 'fr.po'), 'Skip to content', 'Aller au contenu')
    }
    for (const block of blocks) writeBlock(copy, block)
  }
  inCopy('npm', ['run', 'format'])
  inCopy(process.execPath, ['bin/up.ts'])
  const commands = steps.flatMap(({ commands }) => commands).map(command => command.split(' '))
  for (const [program = '', ...args] of commands.filter(([program]) => program === 'npm'))
    inCopy(program, args)
  // All tests in one run: each would start engines of its own.
  const tests = commands.filter(([program]) => program === 'npx').flatMap(([, , , ...files]) => files)
  inCopy('npx', ['vitest', 'run', ...tests])
})
test.afterAll(() => {
  run(process.execPath, ['bin/down.ts'], { env, cwd: copy })
  rmSync(copy, { recursive: true, force: true })
})

test('every section with steps was followed', () => {
  expect(steps.map(({ heading }) => heading)).toEqual([
    'Query the name',
    'Show it on a page',
    'Test it',
    'An island',
    'A command',
    'A console list screen',
    'A setting',
    'An event field',
    'Add the language',
  ])
})

test('the command changes the catalog and is recorded', () => {
  const command = (...args: string[]) =>
    run(process.execPath, ['bin/command.ts', ...args], { env, cwd: copy })
  const renamed = command('developer.rename', '--id', '1', '--name', 'Moss', '--reason', 'They asked.')
  expect(renamed).toMatch(/^Change \d+:/)
  expect(renamed).toContain('developers.name: ')
})

test('a list screen with filters, pages and a bulk action is at most 120 lines in 5 files', () => {
  const screen = steps.find(({ heading }) => heading === 'A console list screen')
  const blocks = screen?.blocks.filter(({ file }) => !file.startsWith('tests/')) ?? []
  expect(blocks).toHaveLength(5)
  expect(blocks.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(120)
})

test('the page is served through the edge, with its parameter, style, setting and sitemap entry', async ({
  browser,
}) => {
  const page = await browser.newPage({ ...phone, baseURL: at })
  await page.goto('/apps/1/poster?utm_source=x&tone=game')
  await expect(page.getByText('as the operator says')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('main')).toHaveCSS('text-align', 'center')
  const game = await heading.evaluate(element => getComputedStyle(element).color)
  await page.goto('/apps/1/poster')
  expect(await heading.evaluate(element => getComputedStyle(element).color)).not.toBe(game)
  const again = await page.request.get('/apps/1/poster?tone=game&utm_source=y')
  expect([again.status(), (await page.request.get('/apps/1/poster?tone=loud')).status()]).toEqual([200, 404])
  expect(await (await page.request.get('/sitemaps/apps-0.xml')).text()).toContain('/apps/1/poster<')
  await page.close()
})

test('the island hydrates at the first touch and handles it', async ({ browser }) => {
  const page = await browser.newPage({ ...phone, baseURL: at })
  await page.goto('/apps/1/poster')
  const button = page.getByRole('button', { name: '× 0' })
  await button.tap()
  await expect(page.getByRole('button', { name: '× 1' })).toBeVisible()
  await page.close()
})

test('the language has its pages, its texts and an offer to its readers', async ({ browser }) => {
  const page = await browser.newPage({ ...phone, baseURL: at, locale: 'fr-FR' })
  await page.goto('/apps/1')
  await page.getByRole('link', { name: 'Lire cette page en français' }).tap()
  await expect(page).toHaveURL(/\/fr\/apps\/1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
  await expect(page.locator('footer').getByRole('link', { name: 'Français' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goto('/fr/nowhere')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/fr/sitemaps/apps-0.xml')
  await page.close()
})
