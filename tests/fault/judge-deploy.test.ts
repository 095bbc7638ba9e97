import { expect, test } from 'vitest'
import { type DeployRun, judgeDeploy } from './judge-deploy.ts'

const good: DeployRun = {
  asked: 500,
  failed: [],
  cut: [],
  before: 'alder',
  deployed: 'birch',
  earlierFile: 200,
  back: 'alder',
}
const judged = (changed: Partial<DeployRun>) => judgeDeploy({ ...good, ...changed })

test('a deploy that shows the next release and goes back to the first is no fault', () => {
  expect(judged({})).toEqual([])
})

test('a deploy that changes nothing is a fault', () => {
  expect(judged({ deployed: 'alder' })).toEqual(['after the deploy pages show alder and not birch'])
})

test('going back that changes nothing is a fault', () => {
  expect(judged({ back: 'birch' })).toEqual(['after going back pages show birch and not alder'])
})

test('pages that show neither release are a fault', () => {
  expect(judged({ deployed: undefined })).toEqual([
    'after the deploy pages show neither release and not birch',
  ])
  expect(judged({ before: undefined })).toHaveLength(1)
})

test('a failed request, a cut download, a lost file and a run without requests are faults', () => {
  expect(judged({ failed: [{ url: '/', status: 503, ms: 1 }] })).toEqual(['1 of 500 requests failed'])
  expect(judged({ cut: ['closed'] })).toEqual(['1 downloads were cut'])
  expect(judged({ earlierFile: 404 })).toHaveLength(1)
  expect(judged({ asked: 0 })).toEqual(['no request was made during the deploy'])
})
