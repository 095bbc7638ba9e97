import type { FrameLocator, Page } from '@playwright/test'
import { type Simulator, startSimulator } from '../../bridge/simulator/start-simulator.ts'
import { METHODS, type Method } from '../../contract/bridge-methods.ts'
import { sampleOf } from '../../contract/bridge-sample.ts'
import { DIALECTS } from '../../contract/bridge-wire.ts'
import { expect, store, test } from './test.ts'
import { FULL, landIf } from './tiers.ts'

let simulator: Simulator
test.beforeAll(async () => {
  simulator = await startSimulator({ store: store.at.edge, port: 0 })
})
test.afterAll(() => simulator.close())

async function openBench(page: Page, settings: Record<string, string> = {}): Promise<FrameLocator> {
  const query = new URLSearchParams({ path: '/__simulator/bench', ...settings })
  await page.goto(`${simulator.url}?${query}`)
  return page.frameLocator('#frame')
}

/** How a call with the sample payload ends, as the page shows it. */
async function call(bench: FrameLocator, method: string): Promise<string> {
  await bench.getByLabel('Method').selectOption(method)
  await bench.getByRole('button', { name: 'Call' }).click()
  const outcome = bench.locator('#outcome')
  await expect(outcome).not.toHaveText('…', { timeout: 10_000 })
  return (await outcome.textContent()) ?? ''
}

/** Every method with its sample payload, one after the other; in the page itself, because it is a long list. */
function callAll(bench: FrameLocator): Promise<[method: string, outcome: string][]> {
  return bench.locator('#call').evaluate(async form => {
    const list = form.querySelector('select')
    const outcome = document.querySelector('#outcome')
    const ends: [string, string][] = []
    for (const { value } of list?.options ?? []) {
      if (list) list.value = value
      list?.dispatchEvent(new Event('change'))
      form.querySelector('button')?.click()
      while (outcome?.textContent === '…') await new Promise(done => setTimeout(done, 10))
      ends.push([value, outcome?.textContent ?? ''])
    }
    return ends
  })
}

for (const transport of DIALECTS) {
  test(`[BR-2] [BR-3] ${transport}: every method goes through the wire and back`, {
    tag: landIf(transport === 'jsobject'),
  }, async ({ page }) => {
    const bench = await openBench(page, { transport })
    await expect(bench.locator('#around')).toHaveText(`${transport} · client 4.2.0 · host app 2.0.0`)
    await page.getByLabel('Downloads and installs by itself').uncheck()
    for (const [method, outcome] of await callAll(bench)) {
      const { reply } = METHODS[method as Method]
      if (!reply) expect([method, outcome]).toEqual([method, '"sent"'])
      else expect([method, Object.keys(JSON.parse(outcome))]).toEqual([method, expectedKeys(method, reply)])
    }
    const wire = page.locator('#wire li')
    await expect(wire.and(page.locator('[data-from=page]'))).toHaveCount(Object.keys(METHODS).length)
    await expect(wire.filter({ hasText: '→ toast' })).toContainText(
      transport === 'jsobject' ? '"key_method_id":1101' : '"method":1101',
    )
    await expect(bench.locator('#counts')).toHaveText('pending 0 · ignored 0')
    await call(bench, 'toast')
    await expect(page.locator('#toast')).toHaveText(sampleOf(METHODS.toast.payload).msg)
  })

  test(`[BR-1] ${transport}: faults on the way never give a wrong result`, {
    tag: landIf(transport === 'webmessage'),
  }, async ({ context }) => {
    // Five of them end by time-out: each in a page of its own, so that they end together.
    const faults = [
      ['doubled', '{"status":2}', 1],
      ['a __proto__ field', '{"status":2}', 0],
      ['wrong data', 'BAD_REPLY', 0],
      ['malformed', 'TIMEOUT', 1],
      ['one megabyte', 'TIMEOUT', 1],
      ['reply to another call', 'TIMEOUT', 1],
      ['data of another call', 'TIMEOUT', 1],
      ['late', 'TIMEOUT', 1],
    ] as const
    await Promise.all(
      faults.map(async ([fault, outcome, ignored]) => {
        const page = await context.newPage()
        const bench = await openBench(page, { transport })
        await page.getByLabel('Fault on the way').selectOption(fault)
        expect([fault, await call(bench, 'checkStatus')]).toEqual([fault, outcome])
        await expect(bench.locator('#counts')).toHaveText(`pending 0 · ignored ${ignored}`)
        await page.getByLabel('Fault on the way').selectOption('none')
        expect(await call(bench, 'checkStatus')).toBe('{"status":2}')
      }),
    )
  })

  test(`[BR-4] ${transport}: the page hears every status, from any source`, { tag: FULL }, async ({
    page,
  }) => {
    const bench = await openBench(page, { transport })
    const heard = bench.locator('#heard')
    await page.getByRole('button', { name: '16 downloadComplete' }).click()
    await expect(heard).toHaveText('{"packageName":"com.example.moss","status":16} → install')
    await expect(page.getByRole('button', { name: '16 downloadComplete' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByLabel('Progress').fill('40')
    await page.getByRole('button', { name: '4 downloading', exact: true }).click()
    await expect(heard).toHaveText('{"packageName":"com.example.moss","status":4,"progress":40} → pause')
    await page.getByRole('button', { name: 'Push' }).click()
    await expect(heard).toContainText('"status":4096')
    await expect(heard).toContainText('→ download')
    await call(bench, 'install')
    await expect(heard).toHaveText('{"packageName":"com.example.moss","status":64} → open')
  })
}

test('[BR-5] the visitor gives up a login, the client refuses one, the page cancels one', async ({
  page,
}) => {
  const bench = await openBench(page)
  for (const answer of ['CANCELLED', 'DENIED']) {
    await page.getByLabel('Answer').selectOption(answer)
    expect(await call(bench, 'login')).toBe(answer)
  }
  await page.getByLabel('Fault on the way').selectOption('missing')
  await bench.getByRole('button', { name: 'Call' }).click()
  await expect(bench.locator('#counts')).toContainText('pending 1')
  await bench.getByRole('button', { name: 'Cancel' }).click()
  await expect(bench.locator('#outcome')).toHaveText('CANCELLED')
})

test('[BR-1] what the client lacks is refused by the page itself', async ({ page }) => {
  const bench = await openBench(page, { client: '1.5', host: '' })
  await expect(bench.locator('#around')).toHaveText('webmessage · client 1.5 · host app absent')
  expect(await call(bench, 'fileDownload')).toBe('UNSUPPORTED')
  expect(await call(bench, 'systemInfo')).toBe('UNSUPPORTED')
  expect(await call(bench, 'loginCheck')).toBe('{"loggedIn":false}')
  await page.getByLabel('Transport').selectOption('none')
  await page.getByRole('button', { name: 'Apply and reload' }).click()
  await expect(bench.locator('#around')).toContainText('no native')
  expect(await call(bench, 'loginCheck')).toBe('NO_HOST')
})

test('[BR-1] the real store runs in the phone, with native there before its first script', async ({
  page,
}) => {
  await page.goto(simulator.url)
  const body = page.frameLocator('#frame').locator('body')
  await expect(body).toHaveAttribute('data-page-type', 'Mobile')
  await expect(page.getByLabel('Package')).toHaveValue((await body.getAttribute('data-pname')) ?? '')
  const inside = await body.evaluate(() => ({
    first: document.head.querySelector('script')?.getAttribute('src'),
    port: 'pergolaPort' in window,
    userAgent: navigator.userAgent,
  }))
  expect(inside).toEqual({
    first: '/__simulator/native.js',
    port: true,
    userAgent: expect.stringMatching(/pergolaclient\/4\.2\.0 pergolahost\/2\.0\.0$/),
  })
})

test('[BR-1] the script for other sites may be loaded by them, and is revalidated after an hour', async ({
  request,
}) => {
  const answer = await request.get('/bridge.js')
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  })
})

function expectedKeys(method: string, reply: object): string[] {
  // The simulated phone has no download to speak of, and no such value.
  if (method === 'checkStatus') return ['status']
  if (method === 'keyValueGet') return []
  return Object.keys(reply).map(name => name.replace('?', ''))
}
