import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pidIn, waitFor } from '../../ops/process.ts'
import { ask, askCollect, askSteadily } from '../support/asking.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore({ slots: 2 })
  await temp.fill('fixture')
  for (const web of temp.store.webs) await web.start()
  await temp.store.edge.start()
  await waitFor('the edge', async () => temp.store.edge.sees(1))
}, 60_000)
afterAll(() => temp?.remove())

test('when one of two web processes is killed, those who come before the edge has noticed are sent to the other', async () => {
  const { edge } = temp.at
  let isOver = false
  const visitors = askSteadily(
    n => (n % 2 ? ask(`${edge}/search?q=${n}`) : askCollect(edge)),
    20,
    () => !isOver,
  )
  await wait(1000)
  const pid = pidIn(join(temp.settings.runDir, 'web/web.pid'))
  process.kill(pid ?? 0, 'SIGKILL')
  await wait(3000)
  isOver = true
  const asked = await visitors
  // What the process had in hand when it ended is lost with it: a page is asked for again, and so are events.
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.filter(({ status }) => status !== 200)).toEqual([])
}, 30_000)

test('a body that is too large to be kept for another process is judged by one', async () => {
  const { edge } = temp.at
  const headers = { origin: edge, 'content-type': 'text/plain' }
  expect((await ask(`${edge}/collect`, { body: 'x'.repeat(70_000), headers })).status).toBe(413)
})
