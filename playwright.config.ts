import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { fullOnly } from './ops/checks/test-run/full-only.ts'
import { tier } from './ops/checks/test-run/tier.ts'

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
if (quick === chromium)
  console.warn('chromium-headless-shell is not installed: tests use the slower Chromium with windows')

const WINDOWED = ['screenshot-strip.spec.ts']
const TIMED = ['slow-phone.spec.ts', 'dev.spec.ts']
const STAFF = /\/console[\w-]*\.spec\.ts$/
/** A project with a list of its own does not get the one for all projects. */
const leftOut = tier === 'land' ? fullOnly('tests/e2e/*.spec.ts').map(path => `**/${path}`) : []

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // As many as cores: a third takes as long, and the store then refuses pages.
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // The second try only tells noise from a fault: a test that needs it fails the run (ops/checks/test-run/quarantine.ts).
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // What waits for an idle moment waits long on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  ...(tier === 'land' ? { grepInvert: /@full/ } : {}),
  testIgnore: leftOut,
  projects: [
    { name: 'pages', testIgnore: [...TIMED, ...WINDOWED, STAFF, ...leftOut], use: { launchOptions: quick } },
    { name: 'windowed', testMatch: WINDOWED },
    { name: 'console-setup', testMatch: 'console.setup.ts' },
    { name: 'console', testMatch: STAFF, dependencies: ['console-setup'], use: { launchOptions: quick } },
    // What it measures must not share the machine with other tests.
    { name: 'speed', testMatch: TIMED, dependencies: ['pages', 'windowed', 'console'], workers: 1 },
  ],
  use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', launchOptions: chromium, trace: 'on-first-retry' },
})
