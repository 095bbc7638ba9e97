import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '../../support/read-page.ts'
import { appOf } from '../../support/repositories/make-repository.ts'
import { type ServedRepository, serveRepository } from '../../support/repositories/serve-repository.ts'
import { importingStore, type Plain } from './importing-store.ts'

let served: ServedRepository
beforeAll(async () => {
  served = await serveRepository()
})
afterAll(() => served.close())

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile Safari/537.36' }
const name = 'org.example.shown'

describe('what a repository warns of', () => {
  const { give, says, take, page, idOf } = importingStore('imported_warnings', () => served)
  const long = `Unheard-${'x'.repeat(90)}`
  const warned = (...ids: string[]) => {
    const app = appOf(name, 3) as { metadata: object; versions: Record<string, Plain> }
    const [[sha256, version] = ['', {}]] = Object.entries(app.versions)
    const antiFeatures = Object.fromEntries(ids.map(id => [id, { 'en-US': 'why' }]))
    return { ...app, versions: { [sha256]: { ...version, antiFeatures } } }
  }
  const warningsOn = (html: string) =>
    [...readPage(html).document.querySelectorAll('#warnings li')].map(item => item.textContent)

  test('is not told of a version that nobody gets', async () => {
    says({ [name]: warned('Tracking', 'NonFreeNet', long, '<b>Bold</b>') })
    await take()
    expect(warningsOn((await page(name)).body)).toEqual([])
  })

  test('stands on the page in plain words, on a PC and on a phone, in both languages', async () => {
    await give('version.publish', { app: await idOf(name), versionCode: '3' })
    const there = [
      ['', {}, '会上报使用情况', '依赖封闭的网络服务', '3 项提醒'],
      ['', onPhone, '会上报使用情况', '依赖封闭的网络服务', '3 项提醒'],
      ['/en', {}, 'Reports what you do', 'Relies on a closed online service', '3 warnings'],
      ['/en', onPhone, 'Reports what you do', 'Relies on a closed online service', '3 warnings'],
    ] as const
    for (const [base, headers, tracking, net, count] of there) {
      const { body } = await page(name, base, headers)
      const told = warningsOn(body)
      expect(told).toHaveLength(3)
      expect(told.filter(text => text.startsWith(tracking) || text.startsWith(net))).toHaveLength(2)
      // By its own name, and not all of it.
      expect(told[2]).toMatch(/^Unheard-x{52}…/)
      expect(body).toContain(count)
      expect(readPage(body).hrefs).toContain('#warnings')
    }
  })

  test('goes from the page when the repository warns no longer', async () => {
    says({ [name]: warned() })
    await take()
    const { body } = await page(name)
    expect(warningsOn(body)).toEqual([])
    expect(body).not.toContain('#warnings')
  })
})
