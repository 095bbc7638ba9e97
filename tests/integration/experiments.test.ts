import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import { listExperiments } from '../../data/db/queries/experiments.ts'
import { giver } from './commands/giving.ts'
import { suiteApp } from './suite.ts'

const { app, db } = suiteApp('experiments')
const give = giver(db)
const { getDownloadConfig } = API_ROUTES
const START = { name: 'install-guide', share: 50 }

/** What a page with its own app is answered; each is of another app or page type, which nothing keeps yet. */
async function config(appId: number, pageType: number) {
  const answer = await app().inject({
    method: 'POST',
    url: getDownloadConfig.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      appType: '0',
      pageType: String(pageType),
      appId: String(appId),
    }).toString(),
  })
  return z.parse(getDownloadConfig.reply, answer.json()).data
}
const html = async () => {
  const { body } = await app().inject({ url: '/apps/1', headers: { 'x-page-type': 'Mobile' } })
  return body.replace(/nonce="[^"]*"/g, '')
}

test('an experiment that staff start reaches browsers with the download button, and no page changes', async () => {
  const before = await html()
  expect(await config(1, 0)).not.toHaveProperty('experiments')
  const started = await give('experiment.start', START)
  expect(started.tags).toEqual(['download-configs'])
  expect(await config(1, 1)).toMatchObject({ downloadType: 1, experiments: { 'install-guide': 50 } })
  expect(await html()).toBe(before)
  await give('experiment.stop', { name: 'install-guide' })
  expect(await config(2, 1)).not.toHaveProperty('experiments')
})

test('another share is the same run, and a new start is a new one', async () => {
  const run = async () => (await listExperiments(db))[0]
  await give('experiment.start', START)
  const first = await run()
  expect(first).toMatchObject({ name: 'install-guide', share: 50, endedAt: null })
  await give('experiment.start', { ...START, share: 100 })
  expect(await run()).toEqual({ ...first, share: 100 })
  expect((await give('experiment.start', { ...START, share: 100 })).change).toBeNull()
  await give('experiment.stop', { name: 'install-guide' })
  const stopped = await run()
  expect(stopped?.endedAt).not.toBeNull()
  expect((await give('experiment.stop', { name: 'install-guide' })).change).toBeNull()
  await give('experiment.start', START)
  expect((await run())?.startedAt).not.toEqual(first?.startedAt)
})

test('a start and a stop can be undone', async () => {
  await give('experiment.stop', { name: 'install-guide' })
  const [before] = await listExperiments(db)
  const { change } = await give('experiment.start', START)
  await give('change.undo', { change })
  expect(await listExperiments(db)).toEqual([before])
})

test.each([
  [{ name: 'install-guide', share: 0 }],
  [{ name: 'install-guide', share: 101 }],
  [{ name: 'no-such-experiment', share: 50 }],
])('a start with %j is refused', async input => {
  await expect(give('experiment.start', input)).rejects.toMatchObject({ why: 'input' })
})
