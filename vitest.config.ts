import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{contract,rules,bridge,data,web,server,analytics,demo,ops}/**/*.test.{ts,tsx}'],
          // They share what they load: a worker for each file would take as long again.
          isolate: false,
          // Of a busy machine: a test that hangs is still found.
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'integration',
          include: ['tests/{integration,fault}/**/*.test.ts'],
          globalSetup: 'tests/integration/global-setup.ts',
          // Styles are left out of tests, but for the one that stands in its page.
          css: { include: /\/mip\.css/ },
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
