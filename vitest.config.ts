import { defineConfig } from 'vitest/config'
import LongestFirst from './ops/test-run/longest-first.ts'

/** For two cores. A third would save a minute, and what looks at time would fail now and then. */
const maxWorkers = 2

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers,
          include: [
            '{contract,rules,bridge,data,web,server,catalogue,analytics,demo,console,ops}/**/*.test.{ts,tsx}',
          ],
          // They share what they load: a worker for each file would take as long again.
          isolate: false,
          setupFiles: ['tests/support/meter-file.ts', 'tests/support/name-store.ts'],
          // Of a busy machine: a test that hangs is still found.
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'integration',
          maxWorkers,
          include: ['tests/{integration,fault}/**/*.test.ts'],
          globalSetup: 'tests/integration/global-setup.ts',
          setupFiles: ['tests/support/meter-file.ts'],
          // Styles are left out of tests, but for the one that stands in its page.
          css: { include: /\/mip\.css/ },
          hookTimeout: 60_000,
          // As in e2e (playwright.config.ts): what needs another try is named, and more than ten of them have failed.
          retry: process.env.CI ? 2 : 0,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
