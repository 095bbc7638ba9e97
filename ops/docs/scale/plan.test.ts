import { expect, test } from 'vitest'
import { MEASURED } from './figures.ts'
import { ONE } from './figures-page.ts'
import { need } from './plan.ts'

test('ten times the views need ten times the pages made, and no more than that of anything', () => {
  const one = need(ONE, MEASURED)
  const ten = need({ ...ONE, views: ONE.views * 10 }, MEASURED)
  expect(ten.gigabits).toBeCloseTo(one.gigabits * 10)
  expect(ten.cores.web).toBeLessThanOrEqual(one.cores.web * 10)
  expect(ten.disks.clickhouseGb).toBeCloseTo(one.disks.clickhouseGb * 10)
})

test('a core that does half as much is needed twice', () => {
  const load = { ...ONE, views: 1_000_000 }
  const half = need(load, { ...MEASURED, misses: MEASURED.misses / 2 })
  expect(half.cores.web / need(load, MEASURED).cores.web).toBeCloseTo(2, 2)
})
