import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renewCodes } from '../../../console/server/access/codes.ts'
import { keepKey } from '../../../console/server/access/passkeys.ts'
import { softwarePasskey } from '../../support/software-passkey.ts'
import { giver } from '../commands/giving.ts'
import { AGENT, type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

const { app, colleague, post, get, tokenOf, db } = staffedConsole('console_safety')

const edit = (
  who: Colleague | undefined,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => post(who, '/commands/app.edit', { app: '1', minAge: '12', ...fields }, headers)

const changes = async () =>
  Number(
    (await sql<{ count: number }>`select count(*)::int as count from changes`.execute(db)).rows[0]?.count,
  )

test('a form from elsewhere is not taken', async () => {
  const who = await colleague('editor')
  const before = await changes()
  for (const origin of ['https://evil.example', 'null', 'http://console.example', ''])
    expect((await edit(who, {}, { origin })).statusCode).toBe(403)
  const { statusCode } = await app().inject({
    method: 'POST',
    url: '/commands/app.edit',
    headers: { host: 'console.example', cookie: `__Host-console=${who.secret}`, 'user-agent': AGENT },
  })
  expect(statusCode).toBe(403)
  expect(await changes()).toBe(before)
})

test('under another name there is no console', async () => {
  const who = await colleague('editor')
  expect((await edit(who, {}, { host: 'store.example' })).statusCode).toBe(421)
  expect((await get(who, '/changes', { host: '127.0.0.1:3300' })).statusCode).toBe(421)
})

test('a form is accepted once, from its own session, and before it expires', async () => {
  const [ada, ben] = [await colleague('editor'), await colleague('editor')]
  const _token = tokenOf(ada)
  expect((await edit(ben, { _token })).statusCode).toBe(409)
  expect((await edit(ada, { _token })).statusCode).toBe(303)
  const before = await changes()
  expect((await edit(ada, { _token, minAge: '18' })).statusCode).toBe(409)
  for (const bad of ['', 'x', `${tokenOf(ada).slice(0, -2)}AA`, tokenOf(undefined)])
    expect((await edit(ada, { _token: bad, minAge: '18' })).statusCode).toBe(409)
  expect(await changes()).toBe(before)
})

test('no more are changed at once than a screen offers', async () => {
  const who = await colleague('editor')
  const before = await changes()
  const many = Array.from({ length: 201 }, (_, i) => String(i + 1))
  const answer = await post(who, '/commands/app.delist', { app: many, _each: 'app', _apart: '1' })
  expect(answer.statusCode).toBe(422)
  expect(await changes()).toBe(before)
})

test('a cookie that turns up in another browser ends its session', async () => {
  const who = await colleague('owner')
  expect((await get(who, '/changes')).statusCode).toBe(200)
  expect((await get(who, '/changes', { 'user-agent': 'curl/8' })).statusCode).toBe(401)
  // Its owner has to sign in again, and so notices.
  expect((await get(who, '/changes')).statusCode).toBe(401)
})

test('guessing is stopped, and others can still sign in', async () => {
  const guess = (address: string) =>
    post(undefined, '/sign-in', { code: 'aaaaa-bbbbb-ccccc-ddddd' }, { 'x-forwarded-for': address })
  for (let n = 0; n < 10; n += 1) expect((await guess(`198.51.100.${n}`)).statusCode).toBe(401)
  expect((await guess('198.51.100.77')).statusCode).toBe(429)
  expect((await guess('203.0.113.1')).statusCode).toBe(401)
})

test('a recovery code works once', async () => {
  const who = await colleague('editor')
  const [code = ''] = await renewCodes(db, who.id)
  const come = () => post(undefined, '/sign-in', { code }, { 'x-forwarded-for': '192.0.5.1' })
  expect((await come()).statusCode).toBe(303)
  expect((await come()).statusCode).toBe(401)
})

test('recovery codes have a hundred random bits, and only their hashes are kept', async () => {
  const who = await colleague('editor')
  const codes = await renewCodes(db, who.id)
  expect(new Set(codes).size).toBe(8)
  for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from staff_codes where staff_id = ${who.id}`.execute(db)
  expect(rows.map(({ hash }) => hash.length)).toEqual(Array(8).fill(32))
  const kept = JSON.stringify(
    (await sql`select to_jsonb(c) from staff_codes c where staff_id = ${who.id}`.execute(db)).rows,
  )
  for (const code of codes) {
    expect(kept).not.toContain(code.replaceAll('-', ''))
    expect(kept).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
  }
})

test('each sign-in begins a session with a new secret of 256 bits', async () => {
  const who = await colleague('editor')
  const codes = await renewCodes(db, who.id)
  const secrets = new Set([who.secret])
  for (const code of codes.slice(0, 2)) {
    // With the cookie of a session that is open.
    const cookie = `__Host-console=${who.secret}`
    const { headers } = await post(
      undefined,
      '/sign-in',
      { code },
      { cookie, 'x-forwarded-for': '192.0.7.1' },
    )
    const secret = /^__Host-console=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    secrets.add(secret)
  }
  expect(secrets.size).toBe(3)
})

test('a passkey works only with user verification', async () => {
  const who = await colleague('editor')
  const passkey = softwarePasskey(ORIGIN)
  await keepKey(db, who.id, passkey.key as never, 'a key')
  const come = (isVerified: boolean) => {
    const _token = tokenOf(undefined)
    return post(undefined, '/sign-in', { _token, passkey: passkey.show(_token, isVerified) })
  }
  expect((await come(false)).statusCode).toBe(401)
  expect((await come(true)).statusCode).toBe(303)
})

test('a signature works once, and a flood of false ones leaves no rows', async () => {
  const who = await colleague('editor')
  const passkey = softwarePasskey(ORIGIN)
  await keepKey(db, who.id, passkey.key as never, 'a key')
  const come = (_token: string, shown: string) =>
    post(undefined, '/sign-in', { _token, passkey: shown }, { 'x-forwarded-for': '192.0.8.1' })
  const spent = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from staff_tokens`.execute(db)).rows[0]?.n
  const before = await spent()
  for (let n = 0; n < 20; n += 1) expect((await come(tokenOf(undefined), '{}')).statusCode).toBe(401)
  expect((await come(tokenOf(undefined), passkey.show(tokenOf(undefined)))).statusCode).toBe(401)
  expect(await spent()).toBe(before)
  const token = tokenOf(undefined)
  expect((await come(token, passkey.show(token))).statusCode).toBe(303)
  expect((await come(token, passkey.show(token))).statusCode).toBe(401)
})

test('sign-in asks for a passkey or a code, and for nothing else', async () => {
  const { body } = await get(undefined, '/sign-in')
  const asked = [...body.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(asked)].sort()).toEqual(['_after', '_token', 'code', 'passkey'])
})

test('a code or a session in an address signs no one in', async () => {
  const who = await colleague('editor')
  const [code = ''] = await renewCodes(db, who.id)
  const query = new URLSearchParams({
    code,
    console: who.secret,
    '__Host-console': who.secret,
    session: who.secret,
    _token: tokenOf(undefined),
  })
  const { headers } = await get(undefined, `/sign-in?${query}`)
  expect(headers['set-cookie']).toBeUndefined()
  expect((await get(undefined, `/changes?${query}`)).statusCode).toBe(401)
  const posted = await post(undefined, `/sign-in?${query}`, {}, { 'x-forwarded-for': '192.0.6.1' })
  expect(posted.statusCode).toBe(401)
})

test('opening links that lead nowhere locks no one out', async () => {
  const headers = { host: 'console.example', 'x-forwarded-for': '192.0.2.9' }
  for (let n = 0; n < 220; n += 1)
    expect((await app().inject({ url: `/welcome/guess-${n}`, headers })).statusCode).toBe(404)
  const code = { code: 'aaaaa-bbbbb-ccccc-ddddd' }
  expect((await post(undefined, '/sign-in', code, { 'x-forwarded-for': '192.0.2.9' })).statusCode).toBe(401)
})

test('a network that is stopped can still show a passkey', async () => {
  const from = { 'x-forwarded-for': '192.0.3.1' }
  const code = { code: 'aaaaa-bbbbb-ccccc-ddddd' }
  for (let n = 0; n < 10; n += 1) await post(undefined, '/sign-in', code, from)
  expect((await post(undefined, '/sign-in', code, from)).statusCode).toBe(429)
  expect((await post(undefined, '/sign-in', { passkey: '{}' }, from)).statusCode).toBe(401)
})

test('who reaches the console past its proxies is known by the line alone', async () => {
  const guess = (address: string) =>
    app().inject({
      method: 'POST',
      url: '/sign-in',
      remoteAddress: '198.18.0.1',
      headers: {
        host: 'console.example',
        origin: ORIGIN,
        'x-forwarded-for': address,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'code=aaaaa-bbbbb-ccccc-ddddd',
    })
  for (let n = 0; n < 10; n += 1) expect((await guess(`10.${n}.0.1`)).statusCode).toBe(401)
  expect((await guess('10.99.0.1')).statusCode).toBe(429)
})

test('its cookie is for this host alone, and for no script', async () => {
  const who = await colleague('reader')
  const { headers } = await post(who, '/sign-out')
  expect(headers['set-cookie']).toBe('__Host-console=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict')
  expect((await get(who, '/changes')).statusCode).toBe(401)
})

test('a chosen language is kept for a year, and comes before that of the browser', async () => {
  const chosen = await get(undefined, '/language?to=en')
  expect(chosen.headers['set-cookie']).toBe(
    'console-language=en; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict',
  )
  const languageOf = async (cookie: string) => {
    const headers = { host: 'console.example', 'accept-language': 'zh-CN', cookie }
    const { body } = await app().inject({ url: '/sign-in', headers })
    return /<html lang="([\w-]+)"/.exec(body)?.[1]
  }
  expect(await languageOf('x=1; console-language=en')).toBe('en')
  expect(await languageOf('console-language=')).toBe('zh-CN')
})

test('redirects stay on the console', async () => {
  const who = await colleague('editor')
  for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { headers, statusCode } = await edit(who, { _back: back, minAge: '7' })
    expect(statusCode).toBe(303)
    expect(headers.location).toMatch(/^\/\?(done|same)=\d+$/)
  }
  const [code = ''] = await renewCodes(db, who.id)
  const elsewhere = '/.//evil.example/sign-in'
  const signedIn = await post(undefined, '/sign-in', { code, _after: elsewhere })
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/'])
  const language = await get(undefined, `/language?to=en&back=${elsewhere}`)
  expect([language.statusCode, language.headers.location]).toEqual([303, '/'])
  const { headers } = await edit(who, { _back: '/apps/1?locale=en', minAge: '3' })
  expect(headers.location).toMatch(/^\/apps\/1\?locale=en&done=\d+$/)
})

test('no answer may be cached or framed', async () => {
  const who = await colleague('reader')
  for (const path of ['/changes', '/nowhere', '/sign-in']) {
    const { headers } = await get(who, path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['strict-transport-security']).toContain('max-age')
    expect(headers['referrer-policy']).toBe('same-origin')
  }
})

test('what is too long or is no form is refused in words', async () => {
  const who = await colleague('editor')
  const long = await edit(who, { 'texts.en.name': 'x'.repeat(3_000_000) })
  expect(long.statusCode).toBe(413)
  const json = await app().inject({
    method: 'POST',
    url: '/commands/app.edit',
    headers: {
      host: 'console.example',
      origin: ORIGIN,
      'user-agent': AGENT,
      cookie: `__Host-console=${who.secret}`,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(json.statusCode).toBe(415)
})

test('hostile text is shown as text', async () => {
  const who = await colleague('editor')
  const text = '<script>alert(1)</script>"\'>'
  const { body, statusCode } = await edit(who, {
    _back: '/commands/app.edit',
    minAge: text,
    _reason: text,
  })
  expect(statusCode).toBe(422)
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('&lt;script&gt;alert(1)')
})

test('undoing what is dangerous asks for the key again, however a form names the change', async () => {
  const [tired, gone] = [await colleague('owner', false), await colleague('editor')]
  const { change } = await giver(db)('person.end', { id: gone.id })
  const isEnded = async () =>
    (await sql<{ ended: boolean }>`select ended from staff where id = ${gone.id}`.execute(db)).rows[0]?.ended
  const ways = [
    { change: String(change) },
    { _json: JSON.stringify({ change }) },
    { change: '', _json: JSON.stringify({ change }) },
  ]
  for (const fields of ways)
    expect((await post(tired, '/commands/change.undo', { ...fields, _back: '/changes' })).statusCode).toBe(
      403,
    )
  const each = { change: ['1', String(change)], _each: 'change' }
  expect((await post(tired, '/commands/change.undo', each)).statusCode).toBe(422)
  expect(await isEnded()).toBe(true)
  // Redoing it is undoing the undoing, and as dangerous.
  const { change: undone } = await giver(db)('change.undo', { change })
  const redo = { change: String(undone), _back: '/changes' }
  expect((await post(tired, '/commands/change.undo', redo)).statusCode).toBe(403)
  expect(await isEnded()).toBe(false)
})
