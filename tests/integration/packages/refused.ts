import { describe, expect, test } from 'vitest'
import { app, get, signed, soon } from './shared.ts'

describe('refused', () => {
  const refused = async (address: string) => {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(answer.body).not.toContain('0123456789')
    return answer.body
  }

  test('a link past its time, with the way to the page of the app', async () => {
    const body = await refused(signed({}, Math.floor(Date.now() / 1000)))
    expect(body).toContain('下载链接过期了')
    expect(body).toContain('href="/apps/app.qingyu.moss"')
    expect((await get('/apps/app.qingyu.moss')).headers.location).toBe('/apps/1')
  })

  test('a link without a signature, or with one of something else', async () => {
    const [path = '', query = ''] = signed().split('?')
    const other = signed({ path: 'app.qingyu.moss/30007/universal.apk' }).split('?')[1]
    const parameters = new URLSearchParams(query)
    const without = (name: string) => {
      const rest = new URLSearchParams(parameters)
      rest.delete(name)
      return rest
    }
    for (const bad of [
      '',
      without('e'),
      without('n'),
      without('s'),
      other,
      `${query}&s=${parameters.get('s')}`,
      `${query}&e=${soon + 1}`,
      query.replace(/e=\d+/, `e=${soon + 1}`),
      query.replace(/e=\d+/, 'e=1e99'),
      query.replace(/s=.*/, 's='),
      query.replace(/n=[^&]*/, 'n=bank'),
      signed({}, soon, 'the key of someone else who would like to sign').split('?')[1],
    ]) {
      expect(await refused(`${path}?${bad}`)).toContain('这个链接不能下载')
    }
  })

  test('[SEC-2] a good link whose time is written in another way', async () => {
    expect((await get(signed())).statusCode).toBe(200)
    for (const written of [
      `0${soon}`,
      `000${soon}`,
      `+${soon}`,
      `${soon}.0`,
      `%20${soon}`,
      `${soon}&e=${soon}`,
    ]) {
      const { statusCode } = await get(signed().replace(`e=${soon}`, `e=${written}`))
      expect([written, statusCode]).toEqual([written, 403])
    }
  })

  test('what has no file: by a page that names the way to its app', async () => {
    const answer = await get(signed({ path: 'app.qingyu.moss/1/none.apk' }))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.body).toContain('没有这个安装包')
    expect(answer.body).toContain('href="/apps/app.qingyu.moss"')
  })

  test('a hostile path gives a page without a way', async () => {
    const body = await refused('/packages/%22%3E%3Cscript%3E/x.apk')
    expect(body).not.toContain('<script>/')
    expect(body).toContain('href="/"')
  })

  test('nothing but reading is possible', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await app().inject({ method, url: signed() })).statusCode).toBe(404)
  })
})
