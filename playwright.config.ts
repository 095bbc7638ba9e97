import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
// The same engine without the window around each page, which takes a test half of its time. It loads more pictures ahead.
const shell = '/usr/lib/chromium/chromium-headless-shell'
export const quick = existsSync(shell) ? { ...chromium, executablePath: shell } : chromium
const WHOLE = ['screenshot-strip.spec.ts']

const TIMED = ['slow-phone.spec.ts', 'dev.spec.ts']
const CRAWLS = ['crawl.spec.ts', 'parity.spec.ts']
/** What staff do changes the store, so it comes after all that look at it. */
const STAFF = /\/console[\w-]*\.spec\.ts$/
const before = process.env.RUNS_ALL ? ['crawl'] : []

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // As many as cores: a third takes as long, and pages are then turned away.
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // CI's second and third try tell noise from a fault. A test that needs it is named in CI's closing words, and has failed unless
  // it stands in ops/test-run/known-flaky.ts.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  // What waits for an idle moment waits long on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    // They compare every page with every other, so nothing may be changed meanwhile: before all others, where all are run.
    { name: 'crawl', testMatch: CRAWLS },
    {
      name: 'pages',
      testIgnore: [...TIMED, ...WHOLE, ...CRAWLS, STAFF],
      dependencies: before,
      use: { launchOptions: quick },
    },
    { name: 'whole', testMatch: WHOLE, dependencies: before },
    {
      name: 'console-setup',
      testMatch: 'console.setup.ts',
      dependencies: process.env.RUNS_ALL ? ['pages', 'whole'] : [],
    },
    { name: 'console', testMatch: STAFF, dependencies: ['console-setup'], use: { launchOptions: quick } },
    // What it measures must not share the machine with other tests.
    {
      name: 'speed',
      testMatch: TIMED,
      dependencies: ['pages', 'whole', ...(process.env.RUNS_ALL ? ['console'] : [])],
      workers: 1,
    },
  ],
  use: { locale: 'zh-CN', launchOptions: chromium },
})
