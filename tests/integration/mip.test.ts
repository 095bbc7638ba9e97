import type { FastifyInstance } from 'fastify'
import Validator from 'mip-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceHash } from '../../platform/security/content-security-policy.ts'
import { hostile } from '../support/fixture.ts'
import { readPage } from '../support/read-page.ts'
import { appOver, suiteApp } from './suite.ts'

const { app, db, url, mediaDir } = suiteApp('mip')
const site = 'https://store.example'
const get = (path: string) => app().inject({ url: path, headers: { 'x-page-type': 'mip' } })
const style = (html: string) => /<style mip-custom="">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

test.each(['/mip/apps/1', '/mip/apps/2'])('%s is valid mip, and leads to its canonical page', async path => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(Validator().validate(body)).toEqual([])
  const { canonical, document } = readPage(body)
  expect(canonical).toBe(site + path.replace('/mip', ''))
  expect(document.body.dataset.pageType).toBe('mip')
})

test('the validator would notice', async () => {
  const { body } = await get('/mip/apps/1')
  const faults = (html: string) => Validator().validate(html).length
  expect(faults(body.replace('</main>', '<img src="/x.png"></main>'))).toBe(1)
  expect(faults(body.replace('<html lang="zh-CN" mip="">', '<html>'))).toBe(1)
  expect(faults(body.replace('</main>', '<script>1</script></main>'))).toBeGreaterThan(0)
})

describe('the page', () => {
  test('tells what a store must tell before the download', async () => {
    const text = readPage((await get('/mip/apps/1')).body).document.body.textContent
    for (const fact of [
      '青屿软件工作室',
      '3.6.8',
      '86.20MB',
      '演ICP备2099012345号-2A',
      '不含广告',
      '2 项',
      '隐私政策',
    ])
      expect(text).toContain(fact)
  })

  test('leads by whole addresses alone, and to the file by one that does not end', async () => {
    const { hrefs, document } = readPage((await get('/mip/apps/1')).body)
    expect(hrefs.filter(href => !href.startsWith('https://'))).toEqual([])
    expect(hrefs).toContain(`${site}/apps/1/newurl?source=wap_app_saveback`)
    for (const picture of document.querySelectorAll('mip-img'))
      expect(picture.getAttribute('src')).toMatch(/^https:\/\/store\.example\/img\//)
  })

  test('may run the runtime and nothing else; its style is allowed by its hash', async () => {
    const { body, headers } = await get('/mip/apps/1')
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain('script-src https://c.mipcdn.com/static/v2/;')
    expect(csp).toContain(`style-src https://c.mipcdn.com/static/v2/ ${sourceHash(style(body))};`)
    expect(style(body)).toMatch(/--brand: ?var\(--light, ?#17774a\)/)
    expect(style(body).length).toBeLessThan(10_000)
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toEqual(['<script'])
  })

  test('[SEC-1] a hostile name stays a name', async () => {
    const { body } = await get('/mip/apps/2')
    expect(readPage(body).document.querySelector('h1')?.textContent).toBe(hostile)
    expect(body).not.toContain('<script>alert')
  })

  test('says to Baidu when it came and when it changed', async () => {
    expect(readPage((await get('/mip/apps/1')).body).things).toMatchObject([
      { '@id': `${site}/mip/apps/1`, upDate: '2026-11-09T00:00:00' },
    ])
  })

  test.each([
    ['/mip/apps/999', 404],
    ['/mip/apps/3', 410],
    ['/mip/apps/01', 404],
    ['/mip/apps/app.qingyu.moss', 404],
  ])('%s is %i, in words for phones and under the policy of other pages', async (path, status) => {
    const { statusCode, body, headers } = await get(path)
    expect(statusCode).toBe(status)
    expect(body).toContain('data-page-type="Mobile"')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  })

  test('is purged with its app, its categories and its developer', async () => {
    expect((await get('/mip/apps/1')).headers.xkey).toBe('layout app-1 category-1 category-2 developer-1')
  })
})

describe('mip pages on a host of their own', () => {
  const mip = 'https://mip.store.example'
  let apart: FastifyInstance
  beforeAll(async () => {
    apart = await appOver(db, { databaseUrl: url, mediaDir, mipOrigin: mip })
  })
  afterAll(() => apart.close())

  test('[SEC-2] are where pages say they are, lead to the store, and show its pictures', async () => {
    const page = readPage((await apart.inject('/apps/1')).body)
    const [link] = page.document.querySelectorAll('link[rel=miphtml]')
    expect(link?.getAttribute('href')).toBe(`${mip}/mip/apps/1`)
    const { body, headers } = await apart.inject('/mip/apps/1')
    const { canonical, things, hrefs } = readPage(body)
    expect(canonical).toBe(`${site}/apps/1`)
    expect(things).toMatchObject([{ '@id': `${mip}/mip/apps/1` }])
    expect(hrefs.filter(href => href.startsWith(mip))).toEqual([])
    expect(headers['content-security-policy']).toContain(`img-src ${site} data:;`)
    expect(Validator().validate(body)).toEqual([])
  })

  test.each(['999', '3', '01', 'app.qingyu.moss', '%2F%2Fevil.example'])(
    '[SEC-2] have no other page beside them: %s is looked for in the store',
    async name => {
      const { statusCode, headers } = await apart.inject(`/mip/apps/${name}`)
      expect([statusCode, headers.location]).toEqual([301, `${site}/apps/${name}`])
    },
  )
})
