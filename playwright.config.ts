import { defineConfig } from '@playwright/test'

const CRAWLS = ['crawl.spec.ts', 'parity.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Here a test that passes the second time has failed. CI's machine is shared: there the second try tells noise from a
  // fault, and what needed it is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['list']],
  projects: [
    // They compare every page with every other, so nothing may be changed meanwhile: before all others, where all are run.
    { name: 'crawl', testMatch: CRAWLS },
    {
      name: 'pages',
      testIgnore: ['slow-phone.spec.ts', ...CRAWLS],
      dependencies: process.env.RUNS_ALL ? ['crawl'] : [],
    },
    // What it measures must not share the machine with other tests.
    { name: 'speed', testMatch: 'slow-phone.spec.ts', dependencies: ['pages'], workers: 1 },
  ],
  use: {
    locale: 'zh-CN',
    launchOptions: {
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
    },
  },
})
