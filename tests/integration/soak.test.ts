import { expect, test } from 'vitest'
import { growth, runSoak } from '../load/soak/run-soak.ts'

test('two minutes of visitors leave memory, descriptors and disks as they were', async () => {
  const { asked, failed, samples, disk } = await runSoak({
    minutes: 2,
    rateOf: async () => 20,
    // On a machine that is busy with other tests pages come late: then fewer are asked for, and none is turned away.
    atOnce: 8,
    say: () => {},
  })
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(1000)
  // In two minutes processes still warm up: what grows by 50 kB a request, or keeps one descriptor of twenty, is found.
  expect(growth(samples, { megabytes: 120, descriptors: 120 })).toEqual([])
  const grown = (folder: string) => (disk.after[folder] ?? 0) - (disk.before[folder] ?? 0)
  expect(grown('logs of web')).toBe(0)
  expect(grown('PostgreSQL')).toBeLessThan(20)
}, 240_000)
