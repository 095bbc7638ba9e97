import { describe, expect, test } from 'vitest'
import { putAll } from '../support/put-rows.ts'
import { suiteApp } from './suite.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const { app, db } = suiteApp('figures')

/** What is to be read on a page. */
async function read(url: string, userAgent: string): Promise<string> {
  const { body } = await app().inject({ url, headers: { 'user-agent': userAgent } })
  return body
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
}

describe.each(['curl/8.0', phone])('figures on pages (user agent %s)', userAgent => {
  test.each([
    [0, '小于1K'],
    [1023, '小于1K'],
    [1024, '1.00K'],
    [1536, '1.50K'],
    [1_048_576, '1.00MB'],
    [90_387_251, '86.20MB'],
    [1_610_612_736, '1.50GB'],
    [3_298_534_883_328, '3.00TB'],
  ])('[VAL-6] a package of %d bytes is %s, on its button and among the versions', async (bytes, shown) => {
    await putAll(db, 'packages', { size: bytes })
    for (const url of ['/apps/1', '/apps/1/history']) {
      const text = await read(url, userAgent)
      expect(text).toContain(` ${shown} `)
      if (url === '/apps/1') expect(text).toContain(`下载 ${shown} `)
    }
  })

  test.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '1.0万'],
    [12_864_000, '1286.4万'],
    [99_999_999, '9999.9万'],
    [100_000_000, '1.0亿'],
    [1_234_567_890, '12.3亿'],
  ])('[VAL-7] %d downloads are %s on the page of the app', async (downloads, shown) => {
    await putAll(db, 'app_stats', { downloads })
    expect(await read('/apps/1', userAgent)).toContain(` 次下载 ${shown} `)
  })
})
