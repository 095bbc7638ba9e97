import type { FrameLocator, Locator, Page } from '@playwright/test'
import { type Simulator, startSimulator } from '../../bridge/simulator/start-simulator.ts'
import { type Dialect, readCall } from '../../contract/bridge-wire.ts'
import { expect, store, test } from './test.ts'

let simulator: Simulator

/** A simulator in front of the store, for the tests of one file. */
export function withSimulator(): () => string {
  // As high as the phone in it.
  test.use({ viewport: { width: 1280, height: 1000 } })
  test.beforeAll(async () => {
    simulator = await startSimulator({ store: store.at.edge, port: 0 })
  })
  test.afterAll(() => simulator.close())
  return () => simulator.url
}

export interface Inside {
  /** The simulator around the page. */
  page: Page
  frame: FrameLocator
  button: Locator
  /** What the page has sent since the last time it was asked. */
  calls(): Promise<[method: string, data: unknown][]>
  toast: Locator
  choose(choice: { answer?: string; fault?: string }): Promise<void>
  push(status: number, progress?: number): Promise<void>
}

export interface Settings {
  path?: string
  transport?: Dialect
  client?: string
  host?: string
  /** Chosen before the page is opened. */
  fault?: string
  /** Done in the simulator before the page is opened. */
  before?: (page: Page) => Promise<void>
}

/** A page of the store inside the client; nothing in the phone moves by itself. */
export async function openInside(page: Page, settings: Settings = {}): Promise<Inside> {
  const { path = '/apps/1', transport = 'webmessage', client = '4.2.0', host = '2.0.0' } = settings
  const { fault, before } = settings
  const query = new URLSearchParams({ path: '/__simulator/bench', transport, client, host })
  await page.goto(`${simulator.url}?${query}`)
  const frame = page.frameLocator('#frame')
  await frame.locator('#around').waitFor()
  await page.getByLabel('Downloads and installs by itself').uncheck()
  if (fault) await page.getByLabel('Fault on the way').selectOption(fault)
  await before?.(page)
  await page.getByLabel('Address').fill(path)
  await page.getByRole('button', { name: 'Go' }).click()
  await frame.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })
  return inside(page, frame, transport)
}

function inside(page: Page, frame: FrameLocator, transport: Dialect): Inside {
  return {
    page,
    frame,
    button: frame.locator('a[data-wants=download]:visible').last(),
    toast: page.locator('#toast'),
    async calls() {
      const entries = await page.locator('#wire').evaluate(list => {
        const sent = [...list.querySelectorAll('[data-from=page]')]
        const parts = sent.map(item => [item.querySelector('b'), item.querySelector('code')])
        list.textContent = ''
        return parts.map(([name, text]) => [name?.textContent ?? '', text?.textContent ?? ''] as const)
      })
      return entries.map(([name, text]) => [name.replace('→ ', ''), readCall(transport, text)?.data])
    },
    async choose({ answer, fault }) {
      if (answer) await page.getByLabel('Answer').selectOption(answer)
      if (fault) await page.getByLabel('Fault on the way').selectOption(fault)
    },
    async push(status, progress = -1) {
      await page.locator('#app').evaluate(
        (form, fields) => {
          for (const [name, value] of Object.entries(fields)) {
            const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
            if (field) field.value = String(value)
          }
          form.querySelector<HTMLElement>('[type=submit]')?.click()
        },
        { any: status, progress },
      )
    },
  }
}

/** From now on a page's button is pressed twice, as soon as it reacts and before the client can have answered. */
export async function pressAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector<HTMLElement>('a[data-wants=download]')
      const press = new MutationObserver(() => {
        button?.click()
        button?.click()
      })
      const reacts = document.querySelector('[data-island=get-app]')
      if (reacts) press.observe(reacts, { attributeFilter: ['data-alive'] })
    })
  })
}

/** Waits until the page has sent this, and nothing else. */
export async function expectCalls({ calls }: Inside, expected: [string, unknown][]): Promise<void> {
  const seen: [string, unknown][] = []
  await expect
    .poll(async () => {
      seen.push(...(await calls()))
      return seen
    })
    .toEqual(expected)
}
