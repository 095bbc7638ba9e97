import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { makeLink } from '../../console/server/access/links.ts'
import type { Role } from '../../contract/commands/roles.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { readStore } from './stores.ts'
import { expect, testOn } from './test.ts'

export { expect } from './test.ts'

export const store = readStore('console')
export const consoleUrl = store.at.console

export const test = testOn(store)

export async function withDatabase<Value>(use: (db: Database) => Promise<Value>): Promise<Value> {
  const db = openDatabase({ url: store.at.database, pool: 1 })
  return use(db).finally(() => db.destroy())
}

export interface Staff {
  id: number
  name: string
  /** Recovery codes, to sign in without scripts. */
  codes: string[]
}

/** A person of the test's own, and their sign-in link. */
export async function newPerson(
  role: Role,
  email?: string,
): Promise<{ id: number; name: string; link: string }> {
  const name = `${role} ${randomBytes(4).toString('hex')}`
  return withDatabase(async db => {
    const { made } = await runCommand(db, {
      command: 'person.put',
      input: { name, role, ...(email ? { email } : {}) },
      actor: 'a test',
      role: 'owner',
    })
    const id = Number(made[0]?.person)
    return { id, name, link: consoleUrl + (await makeLink(db, { staff: id, by: 'a test' })) }
  })
}

/** A key that is in the device, and is shown by itself. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Signs a new person of this role in by a link and the keyboard alone: with a passkey, or without scripts with codes. */
export async function comeIn(page: Page, role: Role, { script = true } = {}): Promise<Staff> {
  const { id, name, link } = await newPerson(role)
  if (script) await addAuthenticator(page.context(), page)
  await page.goto(link)
  await pressOn(
    page,
    script
      ? /^(创建通行密钥|Create passkey)$/
      : /^(暂时跳过，只用恢复码|Skip for now and use recovery codes)$/,
  )
  await expect(page.locator('[data-codes]')).toBeVisible()
  const codes = await page.locator('[data-codes] li').allTextContents()
  await page.goto(`${consoleUrl}/me`)
  return { id, name, codes }
}

/** By keyboard: the button has the focus, and is pressed. */
export async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
  await control.focus()
  await page.keyboard.press('Enter')
}
