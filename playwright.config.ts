import { defineConfig } from '@playwright/test'

const CRAWLS = ['crawl.spec.ts', 'parity.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // CI's second try tells noise from a fault. A test that needs it is named in CI's closing words, and has failed unless
  // it stands in tests/known-flaky.ts.
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
