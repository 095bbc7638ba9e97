/** @module-tag full: a short soak. */

import { expect, test } from 'vitest'
import { growth, runSoak } from '../load/soak/run-soak.ts'

test('a minute of visitors leave memory, descriptors and disks as they were', async () => {
  const { asked, failed, samples, disk } = await runSoak({
    minutes: 1,
    rateOf: async () => 20,
    // On a machine that is busy with other tests pages come late: then fewer are asked for.
    atOnce: 8,
    say: () => {},
  })
  // A page that such a machine can't make in time is turned away, which is no fault; any other answer is one.
  expect(failed.filter(({ status }) => status !== 503)).toEqual([])
  expect(asked - failed.length).toBeGreaterThan(300)
  // In a minute processes still warm up: what keeps a descriptor of every fourth visitor is found, and what keeps a page of each.
  expect(growth(samples, { megabytes: 100, descriptors: 100 })).toEqual([])
  const grown = (folder: string) => (disk.after[folder] ?? 0) - (disk.before[folder] ?? 0)
  expect(grown('logs of web')).toBe(0)
  expect(grown('PostgreSQL')).toBeLessThan(20)
}, 300_000)
