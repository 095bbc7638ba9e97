import { describe, expect, test } from 'vitest'
import { linksIn } from '../../support/links-in.ts'
import { appOver, packageKey } from '../suite.ts'
import { get, mediaDir, phone, signed, soon, url, webDb } from './shared.ts'

describe('links', () => {
  test.each([undefined, phone])(
    '[DL-3] every link to a file that a page shows is signed, and the newest leads to the file (user agent %s)',
    async userAgent => {
      const { body } = await get('/apps/1', userAgent ? { 'user-agent': userAgent } : {})
      const links = linksIn(body)
      expect(body.match(/\/packages\//g)?.length).toBe(links.length + 1)
      for (const link of links) expect(link).toMatch(/\.apk\?e=\d+&n=[^&]+&s=[\w-]{43}$/)
      const popup = /"url":"(\/packages\/[^"]+)"/.exec(
        body.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      )
      expect(popup?.[1]).toBe(links[0])

      const answers = await Promise.all([...new Set(links)].map(link => get(link)))
      expect(answers[0]?.body).toBe('0123456789')
      // Its other file and the five versions before it are signed as well; their files are not in this store.
      expect(answers.map(answer => answer.statusCode)).toEqual([200, 404, 404, 404, 404, 404, 404])
    },
  )

  test('a page made again on the same day is the same page', async () => {
    expect((await get('/apps/1')).body).toBe((await get('/apps/1')).body)
  })

  test('files may be on a host of their own, whose pages lead back to the site', async () => {
    const apart = await appOver(webDb, { databaseUrl: url, mediaDir, packageOrigin: 'https://dl.example' })
    const links = linksIn((await apart.inject('/apps/1')).body)
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) expect(link).toMatch(/^https:\/\/dl\.example\/packages\//)
    const { pathname, search } = new URL(links[0] ?? '')
    expect((await apart.inject(pathname + search)).body).toBe('0123456789')
    expect((await apart.inject(pathname)).body).toContain('href="https://store.example/apps/app.qingyu.moss"')
    await apart.close()
  })

  test('a key is changed without a link breaking', async () => {
    const renewed = 'another key that signs links in these tests'
    const between = await appOver(webDb, {
      databaseUrl: url,
      mediaDir,
      packageKey: `${renewed}, ${packageKey}`,
    })
    expect((await between.inject(signed())).statusCode).toBe(200)
    expect((await between.inject(signed({}, soon, renewed))).statusCode).toBe(200)
    const [made = ''] = linksIn((await between.inject('/apps/1')).body)
    await between.close()
    expect((await get(made)).statusCode).toBe(403)
    const after = await appOver(webDb, { databaseUrl: url, mediaDir, packageKey: renewed })
    expect((await after.inject(made)).statusCode).toBe(200)
    expect((await after.inject(signed())).statusCode).toBe(403)
    await after.close()
  })
})
