import { defineConfig } from 'vitest/config'
import { FLOORS } from './ops/checks/import-rules.ts'
import { fullOnly } from './ops/checks/test-run/full-only.ts'
import LongestFirst from './ops/checks/test-run/longest-first.ts'
import { tier } from './ops/checks/test-run/tier.ts'

/** For two cores. Where seconds are judged, a third would fail time-sensitive tests sometimes. */
const maxWorkers = 2
/** Integration tests wait more than half of their time, and before a landing none judges seconds. */
const integrationWorkers = tier === 'land' ? 3 : maxWorkers

/** Unit tests stand beside their code. */
const UNIT_FOLDERS = FLOORS.flat().filter(folder => folder !== 'tests')

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'full', description: 'runs in the full tier only, not before every landing' }],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers,
          include: [`{${UNIT_FOLDERS}}/**/*.test.{ts,tsx}`],
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
          maxWorkers: integrationWorkers,
          include: ['tests/{integration,fault}/**/*.test.ts'],
          exclude: tier === 'land' ? fullOnly('tests/{integration,fault}/**/*.test.ts') : [],
          globalSetup: 'tests/integration/global-setup.ts',
          // They share what they load: Fastify, React and all pages take 2 to 3 processor seconds a file. So a helper that several
          // files import must be a function that registers its hooks, and never register them when it is loaded.
          isolate: false,
          setupFiles: ['tests/support/meter-file.ts', 'tests/support/reset-process.ts'],
          // Styles are left out of tests, but for the one that a page contains.
          css: { include: /\/mip\.css/ },
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
