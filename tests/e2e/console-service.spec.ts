import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { staffConsole } from '../../ops/engines/console.ts'
import { freePorts } from '../support/free-ports.ts'
import { expect, newPerson, pressOn, store, test } from './console.ts'
import { signInService, type TestService } from './sign-in-service.ts'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/status of 4|content.security.policy|NAME_NOT_RESOLVED/i] })

let service: TestService
let origin = ''
let staff: ReturnType<typeof staffConsole>

test.beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  origin = `http://localhost:${port}`
  service = await signInService(origin)
  const own = { OIDC_ISSUER: service.issuer, OIDC_CLIENT: service.client, OIDC_SECRET: service.secret }
  Object.assign(process.env, own)
  const { runDir } = store.settings
  staff = staffConsole({
    dir: test.info().outputPath('console'),
    mediaDir: `${runDir}/media`,
    imageCacheDir: `${runDir}/console/images`,
    settings: { ...store.settings, ports: { ...store.settings.ports, console: port } },
  })
  await staff.start()
  for (const name of Object.keys(own)) delete process.env[name]
})
test.afterAll(async () => {
  await staff.stop()
  await service.close()
})

/** Signs in at the provider and consents. */
async function signInAs(page: Page, login: string): Promise<void> {
  await pressOn(page, '使用单点登录')
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a member that an owner added signs in with single sign-on', async ({ page }) => {
  const login = `ann-${randomBytes(3).toString('hex')}`
  const { name } = await newPerson('editor', `${login}@example.org`)
  await page.goto(`${origin}/changes`)
  await signInAs(page, login)
  await expect(page.getByRole('heading', { name: '改动记录' })).toBeVisible()
  await expect(page.locator('[data-me]')).toHaveText(name)
  // The provider's cookie alone is no fresh authentication.
  await page.goto(`${origin}/me`)
  await expect(page.getByRole('heading', { name: '确认是你本人' })).toBeVisible()
  await pressOn(page, '使用单点登录')
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible()
  await expect(page.getByText('关联了单点登录')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('too', async ({ page }) => {
    const login = `ben-${randomBytes(3).toString('hex')}`
    const { name } = await newPerson('reader', `${login}@example.org`)
    await page.goto(origin)
    await signInAs(page, login)
    await expect(page.locator('[data-me]')).toHaveText(name)
  })
})

test('strangers, unverified email addresses and visits that began elsewhere are refused', async ({
  page,
}) => {
  await page.goto(origin)
  await signInAs(page, `stranger-${randomBytes(3).toString('hex')}`)
  await expect(page.getByRole('heading', { name: '登录服务没有认出你' })).toBeVisible()

  const login = `cat-${randomBytes(3).toString('hex')}`
  await newPerson('owner', `${login}@example.org`)
  await page.context().clearCookies()
  await page.goto(origin)
  await signInAs(page, `unproved-${login}`)
  await expect(page.getByRole('heading', { name: '登录服务没有认出你' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${origin}/sign-in/service/back?code=x&state=y`)
  await expect(page.getByRole('heading', { name: '登录服务没有认出你' })).toBeVisible()
})
