import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFolder } from '../support/store-folder.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { url, db, mediaDir } = suiteDatabase('static_pages')

const pages = ['/about', '/help', '/privacy', '/terms', '/client', '/report']

describe('the store’s own texts', () => {
  let bare: Awaited<ReturnType<typeof appOver>>
  let told: Awaited<ReturnType<typeof appOver>>
  beforeAll(async () => {
    bare = await appOver(db, { databaseUrl: url, mediaDir, more: { MIP: 'off' } })
    told = await appOver(db, {
      databaseUrl: url,
      mediaDir,
      demo: 'on',
      store: storeFolder({ contact: 'mailto:help@store.example', client: 'https://client.example/get' }),
      more: {
        COLLECT_URL: '/collect',
        TRACK_IDENTIFY: 'on',
        EVENTS_KEEP_DAYS: '30',
        RISK_SCRIPT: 'https://risk.example/sdk.js',
        RISK_APP: 'pergola',
      },
    })
  })
  afterAll(() => Promise.all([bare.close(), told.close()]))
  const read = async (app: typeof bare, path: string) => (await app.inject(path)).body

  test('each is there, for search engines too, and every page leads to all of them', async () => {
    const home = await read(bare, '/')
    for (const path of pages) {
      const answer = await bare.inject(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(`<link rel="canonical" href="https://store.example${path}"/>`)
      expect(home).toContain(`href="${path}"`)
    }
  })

  test('what privacy says follows from what the store does', async () => {
    const quiet = await read(bare, '/privacy')
    expect(quiet).toContain('这个商店的页面不上报任何行为')
    expect(quiet).toContain('所以没有需要你同意的弹窗')
    expect(quiet).toContain('页面不运行别人的脚本')
    expect(quiet).toContain('90 天后删除')
    const asking = await read(told, '/privacy')
    expect(asking).toContain('原始记录 30 天后删除')
    expect(asking).toContain('一个跨访问的随机编号')
    expect(asking).not.toContain('设备的样子')
    expect(asking).toContain('风控服务商的脚本会在页面上运行')
    expect(asking).toContain('href="mailto:help@store.example"')
  })

  test('a store without a client says so, and one with a client leads there', async () => {
    expect(await read(bare, '/client')).toContain('还没有放出客户端')
    const client = await read(told, '/client')
    expect(client).toContain('href="https://client.example/get"')
    expect(client).not.toContain('没有客户端可以下载')
  })

  test('the demo says that it is one, and that a lawyer must write its terms', async () => {
    expect(await read(told, '/terms')).toContain('须请律师写')
    expect(await read(told, '/about')).toContain('这是演示站')
    expect(await read(bare, '/about')).not.toContain('演示')
    // The operator is unknown: there is no empty heading.
    expect(await read(bare, '/about')).not.toContain('谁在经营')
  })
})
