import { expect, test } from 'vitest'
import { deployUnderLoad } from '../fault/deploy-under-load.ts'

test('a release comes and goes back under load: no request fails, no download is cut, and files of earlier releases stay', async () => {
  const { asked, failed, cut, deployed, earlierFile, back } = await deployUnderLoad({
    downloads: 10,
    perSecond: 20,
    // On a machine that is busy with other tests pages come late: then fewer are asked for, and none is turned away.
    atOnce: 4,
  })
  expect([failed, cut]).toEqual([[], []])
  expect(asked).toBeGreaterThan(100)
  expect([deployed, earlierFile, back]).toEqual(['birch', 200, 'alder'])
}, 180_000)
