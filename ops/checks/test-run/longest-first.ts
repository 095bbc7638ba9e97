import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, so that none is left to run alone at the end. Those that wait (for time-outs, for a load
 * to go by) stand beside those that compute: the attacks, which take a core and more, have only such company.
 */
export const LONGEST = [
  'tests/integration/attack-slow.test.ts',
  'tests/integration/attack-requests.test.ts',
  'tests/integration/hanging-parts.test.ts',
  'tests/integration/site-parity.test.ts',
  'tests/integration/site-crawl.test.ts',
  'tests/integration/attack-fraud.test.ts',
  'tests/fault/fault-events.test.ts',
  'tests/integration/log-lost.test.ts',
  'tests/integration/fault-matrix.test.ts',
  'tests/integration/deploy.test.ts',
  'tests/integration/takedown.test.ts',
  'tests/integration/no-start-destroys.test.ts',
  'tests/integration/soak.test.ts',
  'tests/integration/restore-drill.test.ts',
  'tests/integration/trusted-numbers.test.ts',
  'tests/integration/replica.test.ts',
  'tests/fault/fault-publish.test.ts',
  'tests/integration/search/quality.test.ts',
  'tests/integration/log-away.test.ts',
  'tests/integration/parts.test.ts',
]

/** Vitest itself uses an earlier run, or else the sizes of files, which say nothing about waiting. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const n = LONGEST.findIndex(path => moduleId.endsWith(path))
      return n < 0 ? LONGEST.length : n
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}
