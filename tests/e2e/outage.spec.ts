import { setTimeout as wait } from 'node:timers/promises'
import { purge } from '../support/purge.ts'
import { NO_LIMITS, tempStore } from '../support/temp-store.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

test('a cached page outlives the database and the web process; a cold one says so in words', async ({
  request,
  page,
  expectedErrors,
}) => {
  test.setTimeout(90_000)
  expectedErrors.push(/503/)
  const { settings, store, at, fill, remove } = await tempStore({ limits: { ...NO_LIMITS, graceSeconds: 1 } })
  try {
    await fill('fixture')
    await store.web.start()
    await store.edge.start()
    const get = async (path: string) => {
      const answer = await request.get(`${at.edge}${path}`)
      return { status: answer.status(), body: await answer.text(), cache: answer.headers()['x-cache'] }
    }
    // A new edge first has to learn that the web process is well.
    await expect.poll(async () => (await get('/top')).status).toBe(200)
    expect((await get('/apps/1')).cache).toBe('miss')

    // Stopped while it works, so that some connections break in the middle of a query.
    const busy = Array.from({ length: 400 }, (_, n) => request.get(`${at.web}/apps/${1 + (n % 2)}`))
    await store.postgres.stop()
    const answers = await Promise.all(busy)
    expect(answers.filter(answer => ![200, 503].includes(answer.status()))).toEqual([])
    expect(await get('/apps/1')).toMatchObject({ status: 200, cache: 'hit' })
    const cold = await get('/apps/2')
    expect(cold.status).toBe(503)
    expect(cold.body).toContain('页面暂时打不开')

    // Also when its time is over: what was purged softly is kept for such a day.
    await purge(settings, 'app-1', 'soft')
    expect((await get('/apps/1')).status).toBe(200)
    await wait(1500)
    for (let n = 0; n < 3; n++) expect((await get('/apps/1')).status).toBe(200)

    await page.goto(`${at.edge}/apps/2`)
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible()

    await store.web.stop()
    expect((await get('/apps/1')).status).toBe(200)
    const dead = await get('/apps/2')
    expect([dead.status, dead.body.includes('页面暂时打不开')]).toEqual([503, true])

    await store.postgres.start()
    await store.web.start()
    await expect.poll(async () => (await get('/apps/2')).status, { timeout: 10_000 }).toBe(200)
  } finally {
    await remove()
  }
})
