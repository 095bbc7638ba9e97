import { join } from 'node:path'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { countContext, startMeter } from '../../ops/checks/test-run/costs/meter.ts'
import type { Consent } from '../../web/features/consent/consent.ts'
import { type AppOptions, type MadeApp, makeApp } from '../support/make-app.ts'
import { type E2eStore, readStore } from './stores.ts'

export { expect } from '@playwright/test'

export const store = readStore('site')

export { devices, pc, phone } from './devices.ts'

/** A busy machine turns pictures away: that is what a store does, and no fault of the page. */
const TURNED_AWAY = /status of 503/

/** Chromium says so when a page leads to a picture, where no script of ours can silence it (web/boot/early.ts). */
const NO_TRANSITION =
  /^InvalidStateError: Transition was aborted because of invalid state. ViewTransition opt-in disabled$/

/** Tests against this store. Unexpected console output of a page fails its test, and so does any breach of its policy. */
export const testOn = (store: E2eStore) =>
  base.extend<
    {
      expectedErrors: RegExp[]
      /** What the visitor answered before. */
      consent: Consent | 'nothing'
      context: BrowserContext
      page: Page
      meter: undefined
    },
    {
      /** An app of the test's own in the store: what is changed is never an app of the demo, which all tests read. */
      makeApp: (parts?: AppOptions) => Promise<MadeApp>
    }
  >({
    baseURL: store.at.edge,
    meter: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
      async ({}, use, { file }) => {
        const stop = startMeter(file)
        await use(undefined)
        stop()
      },
      { auto: true },
    ],
    browser: [
      async ({ browser }, use) => {
        browser.on('context', countContext)
        await use(browser)
      },
      { scope: 'worker' },
    ],
    expectedErrors: [[], { option: true }],
    consent: ['no', { option: true }],
    context: async ({ context, javaScriptEnabled, consent }, use) => {
      const breaches: string[] = []
      if (javaScriptEnabled && consent !== 'nothing') {
        await context.addInitScript(answer => {
          try {
            localStorage.consent ??= answer
          } catch {
            // A frame without storage has no answer either.
          }
        }, consent)
      }
      if (javaScriptEnabled) {
        await context.exposeBinding('reportBreach', (_source, breach: string) => breaches.push(breach))
        await context.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', event => {
            const { violatedDirective, blockedURI, sourceFile, sample } = event
            const report = (window as unknown as { reportBreach(breach: string): void }).reportBreach
            report([violatedDirective, blockedURI, sourceFile, sample].join(' '))
          })
        })
      }
      // A provider that a test does not play is there, and silent. After a no it is never asked, and one route makes the
      // browser hand over every request of a page and keep nothing: that costs a sixth of the whole test.
      if (consent !== 'no')
        await context.route('https://risk.example/sdk.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
      await use(context)
      if (breaches.length > 0) throw new Error(`the page broke its policy:\n${breaches.join('\n')}`)
    },
    makeApp: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
      async ({}, use) => {
        const shelf = { databaseUrl: store.at.database, mediaDir: join(store.settings.runDir, 'media') }
        await use(parts => makeApp(shelf, parts))
      },
      { scope: 'worker' },
    ],
    page: async ({ page, expectedErrors }, use) => {
      const complaints: string[] = []
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(String(error)))
      await use(page)
      const unexpected = complaints.filter(
        text => ![TURNED_AWAY, NO_TRANSITION, ...expectedErrors].some(expected => expected.test(text)),
      )
      if (unexpected.length > 0) throw new Error(`the page complained:\n${unexpected.join('\n')}`)
    },
  })

export const test = testOn(store)
