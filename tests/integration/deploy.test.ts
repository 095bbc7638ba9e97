/** @module-tag full: two builds under load. */

import { expect, test } from 'vitest'
import { deployUnderLoad } from '../fault/deploy-under-load.ts'
import { judgeDeploy } from '../fault/judge-deploy.ts'

test('a release comes and goes back under load: no request fails, no download is cut, and files of earlier releases stay', async () => {
  const run = await deployUnderLoad({
    downloads: 10,
    perSecond: 20,
    // On a machine that is busy with other tests pages come late: then fewer are asked for, and none is turned away.
    atOnce: 4,
  })
  expect([run.failed, run.cut]).toEqual([[], []])
  expect(judgeDeploy(run)).toEqual([])
  expect(run.asked).toBeGreaterThan(100)
}, 180_000)
