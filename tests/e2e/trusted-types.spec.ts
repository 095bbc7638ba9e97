import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

interface Policy {
  name: string
  createHTML(text: string): unknown
  createScriptURL(text: string): unknown
}

test.use({ consent: 'yes' })
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    // Keeps what the page's own code is given by the browser, and gives it.
    const made: Policy[] = []
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): Policy }
    }
    const create = trustedTypes.createPolicy.bind(trustedTypes)
    Object.defineProperty(trustedTypes, 'createPolicy', {
      value(name: string, rules: object) {
        const policy = create(name, rules)
        made.push(policy)
        return policy
      },
    })
    Object.assign(window, { policies: made })
  }),
)

/** What a policy of the page makes of each text: itself, or nothing. */
const made = (page: Page, name: string, rule: 'createHTML' | 'createScriptURL', texts: string[]) =>
  page.evaluate(
    ({ name, rule, texts }) => {
      const policy = (window as unknown as { policies: Policy[] }).policies.find(one => one.name === name)
      if (!policy) throw new Error(`the page has no policy ${name}`)
      return texts.map(text => {
        try {
          return String(policy[rule](text))
        } catch (error) {
          return error instanceof TypeError ? undefined : error
        }
      })
    },
    { name, rule, texts },
  )

test('[SEC-2] text becomes markup only as a list of replies', async ({ page }) => {
  await page.goto('/apps/1')
  const more = page
    .locator('#comments')
    .getByRole('link', { name: /条回复/ })
    .first()
  const replies = page.waitForResponse('**/comment/reply/more?**')
  await more.click()
  const { data } = await (await replies).json()
  await page.waitForFunction(() =>
    (window as unknown as { policies: Policy[] }).policies.some(({ name }) => name === 'pergola-replies'),
  )
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    `${data.content}<p>x</p>`,
    data.content.replace('<b', '<b onclick="alert(1)"'),
  ]
  const texts = [data.content, ...hostile]
  expect(await made(page, 'pergola-replies', 'createHTML', texts)).toEqual([
    data.content,
    ...hostile.map(() => undefined),
  ])
})

test('[SEC-2] text becomes the address of a script only as the operator wrote it', async ({ page }) => {
  const script = 'https://risk.example/sdk.js'
  const loaded = page.waitForRequest(script)
  await page.goto('/apps/3')
  await loaded
  const others = ['https://evil.example/sdk.js', `${script}#x`, 'data:text/javascript,1', '/assets/x.js', '']
  expect(await made(page, 'pergola-risk', 'createScriptURL', [script, ...others])).toEqual([
    script,
    ...others.map(() => undefined),
  ])
})
