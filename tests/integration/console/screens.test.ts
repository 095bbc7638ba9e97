import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveStats } from '../../../analytics/read/serve-stats.ts'
import { refresh } from '../../../analytics/rollups/refresh.ts'
import { daySums } from '../../../analytics/rollups/rollups.ts'
import { allScreens } from '../../../console/screens/all-screens.server.ts'
import { dayAgo } from '../../../console/server/stats.ts'
import { PEOPLE_ROLES } from '../../../contract/commands/roles.ts'
import { openStore } from '../../../data/clickhouse/open-store.ts'
import type { Store } from '../../../data/clickhouse/store.ts'
import { commandSummaries as en } from '../../../ui/words/en/commands.ts'
import { commandSummaries as zhCN } from '../../../ui/words/zh-cn/commands.ts'
import { freePorts } from '../../support/free-ports.ts'
import { tempDir } from '../../support/temp-store.ts'
import { staffedConsole } from './staffed.ts'

const [port = 0] = await freePorts(1)
const TOKEN = 'numbers are for staff'
const { colleague, get, post } = staffedConsole('console_screens', {
  ANALYTICS_URL: `http://127.0.0.1:${port}`,
  ANALYTICS_TOKEN: TOKEN,
})
const dir = tempDir()
let store: Store
let stats: ReturnType<typeof serveStats>

beforeAll(async () => {
  store = await openStore({ dir: join(dir, 'clickhouse') })
  const noon = (ago: number) => `toDateTime('${dayAgo(ago)} 04:00:00', 'UTC')`
  await store.run(`insert into hourly (hour, appId, channel, views, clicks, shows, downloads, refreshed) values
    (${noon(1)}, 1, 'BAIDU', 700, 60, 0, 50, now64(3)), (${noon(1)}, 2, '', 300, 20, 0, 10, now64(3)),
    (${noon(8)}, 1, 'BAIDU', 500, 50, 0, 25, now64(3))`)
  await store.run(`insert into touched select hour, now64(3) from hourly`)
  await refresh(store, daySums('Asia/Shanghai'))
  stats = serveStats({
    store,
    registry: new Registry(),
    timeZone: 'Asia/Shanghai',
    token: TOKEN,
    log: pino({ level: 'silent' }),
  })
  await stats.listen({ host: '127.0.0.1', port })
})
afterAll(async () => {
  await stats.close()
  await store.close()
  rmSync(dir, { recursive: true, force: true })
})

/** An address of each, with something that is there wherever one is named. */
const addresses = (await allScreens()).map(screen => ({
  ...screen,
  url: screen.path
    .replace(':kind', 'ad')
    .replace(':name', 'app.edit')
    .replace(/:\w+\??/g, '1'),
}))

describe.each(PEOPLE_ROLES)('%s', role => {
  test('sees every screen of the role, and no other', async () => {
    const who = await colleague(role)
    for (const { url, roles } of addresses) {
      const { statusCode } = await get(who, url)
      const isFor = !roles || roles.includes(role)
      // A missing row gets a 404, never a 500.
      expect([url, statusCode]).toEqual([url, isFor ? expect.toSatisfy(is => is === 200 || is === 404) : 403])
    }
  })
})

test('a name that is twice in the query breaks no screen', async () => {
  const who = await colleague('owner')
  const names = [
    'q',
    'app',
    'at',
    'before',
    'check',
    'days',
    'do',
    'kind',
    'list',
    'results',
    'upload',
    'when',
    'who',
  ]
  const query = names.map(name => `${name}=1&${name}=2`).join('&')
  for (const { url } of addresses) {
    const { statusCode } = await get(who, `${url}?${query}`)
    expect([url, statusCode]).toEqual([url, expect.toSatisfy(is => is === 200 || is === 404)])
  }
})

const shown = async (url: string) => {
  const { statusCode, body } = await get(await colleague('analyst'), url)
  expect([url, statusCode]).toEqual([url, 200])
  return body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('numbers stand beside those of a week before, by app and channel, and leave as a file', async () => {
  const all = await shown('/numbers')
  expect(all).toContain('Downloads 85 +240')
  expect(all).toContain('app.qingyu.moss 1,200 110 75 +200%')
  expect(all).toMatch(/Baidu .*88\.2%/)
  expect(await shown('/numbers?channel=BAIDU')).toContain('Downloads 75 +200')
  expect(await shown('/numbers?app=2&compare=before')).toContain('Downloads 10')
  const { body, headers } = await get(await colleague('analyst'), '/numbers.csv?days=7')
  expect(headers['content-disposition']).toContain('downloads.csv')
  expect(body.trim().split('\r\n')).toHaveLength(8)
  expect(body).toContain(`${dayAgo(1)},60,25\r\n`)
})

test('an experiment has its result with an interval, or says that visits are too few', async () => {
  expect(await shown('/experiments')).toContain('Install guide Off')
  const today = `toDate('${dayAgo(0)}')`
  await store.run(`insert into experiment_days (experiment, day, variant, exposed, converted, refreshed) values
    ('install-guide', ${today}, 'shown', 99, 9, now64(3)), ('install-guide', ${today}, 'hidden', 800, 480, now64(3))`)
  const owner = await colleague('owner')
  const start = { name: 'install-guide', share: '50' }
  expect((await post(owner, '/commands/experiment.start', start)).statusCode).toBe(303)
  expect(await shown('/experiments')).toContain('Not enough visits yet. Each variant needs at least 100.')
  await store.run(`insert into experiment_days (experiment, day, variant, exposed, converted, refreshed) values
    ('install-guide', ${today}, 'shown', 700, 560, now64(3) + 1)`)
  const result = await shown('/experiments')
  expect(result).toContain('Guide shown 700 560 80% 76.9% to 82.8%')
  expect(result).toContain(
    'After “No guide”, fewer visits download another app. Difference: -20 percentage points (95% interval: -24.4 to -15.4).',
  )
  expect(result).not.toContain('Stop experiment')
  const stop = await get(owner, '/experiments')
  expect(stop.body).toContain('Stop experiment')
  expect(await shown('/changes')).toContain('started the experiment “install-guide”')
})

test('without analytics the screen says so', async () => {
  await stats.close()
  expect(await shown('/numbers')).toContain('available right now')
})

test('why an app ranks where it does is explained by its terms', async () => {
  const body = await shown(`/searches?q=${encodeURIComponent('手帐')}&app=1`)
  expect(body).toMatch(/words of the name|how the name begins|the name itself/)
  expect(body).toContain('Total downloads')
  expect(await shown('/searches?app=999999')).toContain('No app has this ID')
})

test('the search finds screens, apps and commands', async () => {
  expect(await shown('/find?q=repositor')).toContain('Screens')
  expect(await shown('/find?q=com')).toContain('Apps')
  const owner = await get(await colleague('owner'), '/find?q=takedown')
  expect(owner.body).toContain('/commands/app.takedown')
})

test.each([
  ['zh-CN', zhCN, en],
  ['en', en, zhCN],
])('what commands do is said in the language of the console: %s', async (language, said, other) => {
  const who = await colleague('owner')
  const read = async (url: string) => (await get(who, url, { 'accept-language': language })).body
  for (const url of [
    '/commands',
    '/commands/app.relist',
    '/people',
    `/find?q=${encodeURIComponent('已下架')}`,
  ]) {
    const body = await read(url)
    expect(body).toContain(said['app.relist'])
    expect(body).not.toContain(other['app.relist'])
  }
})
