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

// Follows the tutorial from a checkout to a running store. Looks up bold text by its role and full name. Fails on any instruction
// that it doesn't know.
test.use({ locale: 'en', actionTimeout: 20_000 })

const TUTORIAL = 'docs/tutorials/first-store.md'
const walk = readWalk(readFileSync(join(root, TUTORIAL), 'utf8'), 'Steps')
/** A real app, signed by its developer. */
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

test('following the tutorial leads to a running store', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const began = Date.now()
  const colleague = await (await browser.newContext({ locale: 'en' })).newPage()
  for (const one of [page, colleague]) await addAuthenticator(one.context(), one)
  const reader = followingIn({ page, colleague })
  const followed = new Set<string>()
  for (const sentence of walk) {
    const isDone = await test.step(`${sentence.step}: ${sentence.says}`, () => reader(sentence))
    if (isDone) followed.add(sentence.step)
  }
  expect([...followed]).toEqual(
    walk.map(({ step }) => step).filter((step, i, all) => all.indexOf(step) === i),
  )
  expect(followed.size).toBeGreaterThan(9)
  console.log(`${TUTORIAL} was followed in ${Math.round((Date.now() - began) / 1000)} s`)
  await colleague.context().close()
})

interface Windows {
  page: Page
  colleague: Page
}

type Action = (name: string, ...more: string[]) => Promise<unknown>

/** Returns a function that follows one sentence, and returns false for a sentence that only explains. */
function followingIn({ page, colleague }: Windows): (sentence: Sentence) => Promise<boolean> {
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

  const actions: [RegExp, Action][] = [
    [/^Visitors use the address after `(.+)`\.$/, async label => addressAfter(label)],
    [/^Open the address after `(.+)`\.$/, label => page.goto(addressAfter(label))],
    [
      /^If your device has no passkeys, click \*\*(.+)\*\* instead of \*\*(.+)\*\*\.$/,
      async (...names) => {
        for (const name of names) await expect(control(page, name)).toBeVisible()
      },
    ],
    [/^Enter `(.+)` in \*\*(.+)\*\*\.$/, (text, name) => field(page, name ?? '').fill(text)],
    [/^Enter the app's number in \*\*(.+)\*\*\.$/, name => field(page, name).fill(number)],
    [/^Enter the package name in \*\*(.+)\*\*\.$/, name => field(page, name).fill(PACKAGE_NAME)],
    [/^Select `(.+)` in \*\*(.+)\*\*\.$/, (label, name) => field(page, name ?? '').selectOption({ label })],
    [
      /^Select \*\*(.+)\*\*\.$/,
      name =>
        page
          .locator('label')
          .filter({ has: said(page, name) })
          .click(),
    ],
    [
      /^Click \*\*(.+)\*\* and pick your APK\.$/,
      async name => {
        const asked = page.waitForEvent('filechooser')
        await said(page, name).click()
        await (await asked).setFiles(APK)
      },
    ],
    [
      /^Click \*\*(View on site)\*\*\.$/,
      async name => {
        number = /\/apps\/(\d+)/.exec(page.url())?.[1] ?? ''
        await expect(said(page, `No. ${number} …`)).toBeVisible()
        store.page = await opened(control(page, name))
      },
    ],
    [
      /^Click the store's address at the top of the screen\.$/,
      async () => {
        store.home = await opened(control(page, new URL(addressAfter('Site')).host))
      },
    ],
    [/^Click \*\*(.+)\*\*\.$/, name => control(page, name).click()],
    [
      /^You see \*\*(.+)\*\*(?:\.| or .+|)$/,
      name => expect(said(page, name)).toBeVisible({ timeout: 30_000 }),
    ],
    [
      /^If you see \*\*(.+)\*\*, click \*\*(.+)\*\*\.$/,
      async (name, button) => {
        if (await said(page, name).isVisible()) await control(page, button ?? '').click()
      },
    ],
    [/^On the app's page you see \*\*(.+)\*\*(?: again)?\.$/, name => seenIn(store.page, name)],
    [/^On the home page you see \*\*(.+)\*\*\.$/, name => seenIn(store.home, name)],
    [/^She opens it /, async () => colleague.goto(await field(page, 'One-time link for …').inputValue())],
    [/^She clicks \*\*(.+)\*\*\.$/, name => control(colleague, name).click()],
  ]

  return async ({ says, block }) => {
    if (block) {
      const [, file] = /^Replace the contents of `(.+?)`/.exec(says) ?? []
      if (file) writeFileSync(join(copy, file), block.text)
      else if (block.language === 'sh') printed += run('sh', ['-ec', block.text], { env, cwd: copy })
      else throw new Error(`The test can't use the block after: ${says}`)
      return true
    }
    for (const [pattern, action] of actions) {
      const [, ...names] = pattern.exec(says) ?? []
      if (!pattern.test(says)) continue
      await action(...(names as [string]))
      return true
    }
    if (/\*\*|`|^(Click|Enter|Select|Open|Run|Replace|She (opens|clicks)|On the|You see|If you) /.test(says))
      throw new Error(`The test doesn't know how to follow: ${says}`)
    return false
  }
}

/** Matches the full name; "…" is the reader's own text. */
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
