/** @module-tag full: follows a document in a store of its own. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { freePorts, STORE_PORTS } from '../support/free-ports.ts'
import { readWalk, type Sentence } from '../support/read-walk.ts'
import { addAuthenticator, expect, test } from './console.ts'

// Somebody without a word of Chinese follows docs/console.md from a folder with the sources to a store of their own. What is bold there
// is looked for on the screen by its role and its whole name; a sentence that nobody here understands fails.
test.use({ locale: 'en', actionTimeout: 20_000 })

const walk = readWalk(
  readFileSync(join(root, 'docs/console.md'), 'utf8'),
  'A store of your own in fifteen minutes',
)
/** The app that the reader brings: a real one, signed by its developer. */
const APK = join(root, 'node_modules/apk-rormix/com.rormix.apk')
const PACKAGE_NAME = 'com.rormix'

let copy: string
let env: NodeJS.ProcessEnv
test.beforeAll(async () => {
  copy = copyOfSources()
  const ports = await freePorts(STORE_PORTS.length)
  env = {
    ...process.env,
    PERGOLA_RUN_DIR: join(copy, '.run'),
    ...Object.fromEntries(STORE_PORTS.map((name, n) => [`PERGOLA_${name}_PORT`, String(ports[n])])),
  }
})
test.afterAll(() => {
  run(process.execPath, ['bin/down.ts'], { env, cwd: copy })
  rmSync(copy, { recursive: true, force: true })
})

test('whoever follows the document has a store of their own', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const began = Date.now()
  const hers = await (await browser.newContext({ locale: 'en' })).newPage()
  for (const one of [page, hers]) await addAuthenticator(one.context(), one)
  const reader = followingIn({ page, hers })
  const followed = new Set<string>()
  for (const sentence of walk) {
    const isDone = await test.step(`${sentence.step}: ${sentence.says}`, () => reader(sentence))
    if (isDone) followed.add(sentence.step)
  }
  expect([...followed]).toEqual(
    walk.map(({ step }) => step).filter((step, i, all) => all.indexOf(step) === i),
  )
  expect(followed.size).toBeGreaterThan(9)
  console.log(`docs/console.md was followed in ${Math.round((Date.now() - began) / 1000)} s`)
  await hers.context().close()
})

/** Who sits where: the reader, the colleague, and what is open of the store. */
interface Windows {
  page: Page
  hers: Page
}

type CommandHandler = (name: string, ...more: string[]) => Promise<unknown>

/** Does what a sentence says; false: it only explains. */
function followingIn({ page, hers }: Windows): (sentence: Sentence) => Promise<boolean> {
  let printed = ''
  let number = ''
  const store: { page?: Page; home?: Page } = {}

  const addressAfter = (label: string) => {
    const [, address] = new RegExp(`${label}: +(http\\S+)`).exec(printed) ?? []
    if (!address) throw new Error(`npm run up does not print "${label}":\n${printed}`)
    return address
  }
  const opened = async (link: Locator) => {
    const popup = page.waitForEvent('popup')
    await link.click()
    return popup
  }
  const seenIn = (shown: Page | undefined, name: string) =>
    expect(async () => {
      await shown?.reload()
      await expect(said(shown ?? page, name)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })

  const actions: [RegExp, CommandHandler][] = [
    [/^Visitors use the first one, `(.+)`\.$/, async label => addressAfter(label)],
    [/^Open the address after `(.+)`\.$/, label => page.goto(addressAfter(label))],
    [
      /^Below \*\*(.+)\*\* stands \*\*(.+)\*\*,/,
      async (...names) => {
        for (const name of names) await expect(control(page, name)).toBeVisible()
      },
    ],
    [/^Write `(.+)` into \*\*(.+)\*\*\.$/, (text, name) => field(page, name ?? '').fill(text)],
    [/^Write the number into \*\*(.+)\*\*\.$/, name => field(page, name).fill(number)],
    [/^Write the package name into \*\*(.+)\*\*\.$/, name => field(page, name).fill(PACKAGE_NAME)],
    [
      /^Choose `(.+)` under \*\*(.+)\*\*\.$/,
      (label, name) => field(page, name ?? '').selectOption({ label }),
    ],
    [
      /^Choose \*\*(.+)\*\*\.$/,
      name =>
        page
          .locator('label')
          .filter({ has: said(page, name) })
          .click(),
    ],
    [
      /^Press \*\*(.+)\*\*, and take your APK\.$/,
      async name => {
        const asked = page.waitForEvent('filechooser')
        await said(page, name).click()
        await (await asked).setFiles(APK)
      },
    ],
    [
      /^Press \*\*(View on site)\*\*\.$/,
      async name => {
        number = /\/apps\/(\d+)/.exec(page.url())?.[1] ?? ''
        await expect(said(page, `No. ${number} …`)).toBeVisible()
        store.page = await opened(control(page, name))
      },
    ],
    [
      /^Press the address of the store, at the very top\.$/,
      async () => {
        store.home = await opened(control(page, new URL(addressAfter('Site, through the edge')).host))
      },
    ],
    [/^Press \*\*(.+)\*\*\.$/, name => control(page, name).click()],
    [
      /^You see \*\*(.+)\*\*(?:\.| or .+|)$/,
      name => expect(said(page, name)).toBeVisible({ timeout: 30_000 }),
    ],
    [
      /^If you see \*\*(.+)\*\*, press \*\*(.+)\*\*\.$/,
      async (name, button) => {
        if (await said(page, name).isVisible()) await control(page, button ?? '').click()
      },
    ],
    [/^On its page in the store you see \*\*(.+)\*\*(?: again)?\.$/, name => seenIn(store.page, name)],
    [/^On the home page of the store you see \*\*(.+)\*\*\.$/, name => seenIn(store.home, name)],
    [/^She opens it /, async () => hers.goto(await field(page, 'One-time link for …').inputValue())],
    [/^She presses \*\*(.+)\*\*\.$/, name => control(hers, name).click()],
  ]

  return async ({ says, block }) => {
    if (block !== undefined) {
      const [, file] = /^Put your own words into `(.+?)`/.exec(says) ?? []
      if (file) writeFileSync(join(copy, file), block)
      else if (/^Run this/.test(says)) printed += run('sh', ['-ec', block], { env, cwd: copy })
      else throw new Error(`nobody knows what to do with the block after: ${says}`)
      return true
    }
    for (const [pattern, action] of actions) {
      const [, ...names] = pattern.exec(says) ?? []
      if (!pattern.test(says)) continue
      await action(...(names as [string]))
      return true
    }
    if (/\*\*|`|^(Press|Write|Choose|Open|Run|Put|She (opens|presses)|On its|You see|If you) /.test(says))
      throw new Error(`nobody knows how to follow: ${says}`)
    return false
  }
}

/** As the document has it: whole, but for what is the reader's own. */
const named = (name: string) =>
  new RegExp(
    `^${name
      .split('…')
      .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

const control = (page: Page, name: string) =>
  page
    .getByRole('button', { name: named(name) })
    .or(page.getByRole('link', { name: named(name) }))
    .filter({ visible: true })

const field = (page: Page, name: string) => page.getByLabel(named(name)).filter({ visible: true })

const said = (page: Page, name: string) =>
  page.getByText(named(name)).or(control(page, name)).filter({ visible: true }).first()
