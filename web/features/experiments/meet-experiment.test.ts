// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConsent } from '../consent/consent.ts'
import { type Got, onDownload } from '../install/downloads.ts'
import { readMarks } from '../track/read-marks.ts'
import { meetExperiment } from './meet-experiment.ts'

const got: Got[] = []
onDownload(one => got.push(one))

/** As a page whose tracker has these settings; the visitor's answer, and their id if they have one. */
async function visitor({ answer = 'yes', signals = 'honour', id = '' }) {
  vi.resetModules()
  document.body.innerHTML = `<div data-island="tracker" data-settings='{"signals":"${signals}"}'></div><a data-app-id="7"></a>`
  if (answer === 'yes' || answer === 'no') keepConsent(answer)
  if (id) localStorage.setItem('experiment_id', id)
}
function meet(share = 100) {
  const control = document.querySelector('a') as HTMLElement
  const variant = meetExperiment('install-guide', share, control)
  vi.runAllTimers()
  return { variant, control }
}

beforeEach(() => {
  vi.useFakeTimers()
  got.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a visitor who agreed is recorded once a visit, and keeps the variant', async () => {
  await visitor({})
  const { variant, control } = meet()
  expect(['shown', 'hidden']).toContain(variant)
  expect(got).toEqual([{ control, download: undefined, action: 'exposed' }])
  expect(readMarks(control)).toMatchObject({ appId: 7, ab: `install-guide:${variant}` })
  const kept = localStorage.getItem('experiment_id')
  expect(kept).toMatch(/^[0-9a-z]{24}$/)
  expect([meet().variant, meet().variant]).toEqual([variant, variant])
  expect(got).toHaveLength(1)
  expect([localStorage.getItem('experiment_id'), document.cookie]).toEqual([kept, ''])
})

test('the exposure is recorded after what the same click has started', async () => {
  await visitor({})
  sessionStorage.clear()
  const { meetExperiment: fresh } = await import('./meet-experiment.ts')
  const { onDownload: hear } = await import('../install/downloads.ts')
  const heard: Got[] = []
  hear(one => heard.push(one))
  const order: string[] = []
  setTimeout(() => order.push(`click, ${heard.length} recorded`))
  fresh('install-guide', 100, document.querySelector('a') as HTMLElement)
  vi.runAllTimers()
  expect([order, heard.length]).toEqual([['click, 0 recorded'], 1])
})

test.each([
  ['has not answered', { answer: '' }, 100],
  ['said no', { answer: 'no' }, 100],
  ['is outside the share', {}, 0],
])('a visitor who %s takes no part', async (_, how, share) => {
  await visitor(how)
  expect(meet(share).variant).toBeUndefined()
  expect(got).toEqual([])
  if (share === 100) expect(localStorage.getItem('experiment_id')).toBeNull()
})

test('a visitor who asks not to be tracked takes part only where the store ignores that', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  await visitor({})
  expect(meet().variant).toBeUndefined()
  expect(localStorage.getItem('experiment_id')).toBeNull()
  await visitor({ signals: 'ignore' })
  expect(meet().variant).toBeDefined()
})

test('on a page that records nothing no visitor takes part', async () => {
  await visitor({})
  document.querySelector('[data-island]')?.remove()
  expect(meet().variant).toBeUndefined()
})

test('a no deletes the id', async () => {
  await visitor({})
  meet()
  expect(localStorage.getItem('experiment_id')).not.toBeNull()
  keepConsent('no')
  expect(localStorage.getItem('experiment_id')).toBeNull()
  expect(meet().variant).toBeUndefined()
})

test('a damaged id is replaced, and where nothing can be kept no visitor takes part', async () => {
  await visitor({ id: 'x' })
  meet()
  expect(localStorage.getItem('experiment_id')).toMatch(/^[0-9a-z]{24}$/)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'consent' ? 'yes' : null),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(meet().variant).toBeUndefined()
})
