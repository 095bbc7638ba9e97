import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { root } from '../../../ops/settings.ts'
import { AGENT, type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

const { app, colleague, post, get, db } = staffedConsole('publishing')

const PACKAGE = readFileSync(join(root, 'node_modules/apk-settings-3/apks/settings_apk-debug.apk'))

const SCREENS = {
  '/apps/1/versions': 'oepmar',
  '/categories': 'oepmar',
  '/categories/1': 'oepmar',
  '/upload': 'oe',
  '/takedown?app=1': 'oem',
  '/apps/1/takedown': 'oem',
  '/placements': 'oepmar',
  '/placements?kind=gift&when=all': 'oepmar',
  '/placements/ad/new': 'oep',
  '/placements/collection/new': 'oep',
}

test.each(['owner', 'editor', 'placer', 'moderator', 'analyst', 'reader'] as const)(
  '%s sees the screens of the role',
  async role => {
    const who = await colleague(role)
    for (const [path, roles] of Object.entries(SCREENS))
      expect([path, (await get(who, path)).statusCode]).toEqual([
        path,
        roles.includes(role.charAt(0)) ? 200 : 403,
      ])
    expect((await get(who, '/apps/999999/versions')).statusCode).toBe(404)
    expect((await get(who, '/apps/x/versions')).statusCode).toBe(404)
  },
)

const begin = (who: Colleague | undefined, size: number | string = PACKAGE.length, name = 'a.apk') =>
  post(who, '/uploads', { name, size: String(size), modified: '1' })

const put = (
  who: Colleague,
  id: string,
  from: number,
  bytes: Buffer,
  headers: Record<string, string> = { origin: ORIGIN },
) =>
  app().inject({
    method: 'PUT',
    url: `/uploads/${id}?from=${from}`,
    headers: {
      host: new URL(ORIGIN).host,
      'user-agent': AGENT,
      cookie: `__Host-console=${who.secret}`,
      'content-type': 'application/octet-stream',
      ...headers,
    },
    body: bytes,
  })

const look = (who: Colleague, id: string) => post(who, `/uploads/${id}/look`)

test('a package comes in pieces, resumes where it stopped, and is checked when it is complete', async () => {
  const who = await colleague('editor')
  const { id } = (await begin(who)).json()
  expect((await put(who, id, 0, PACKAGE.subarray(0, 1000))).json()).toEqual({ received: 1000 })
  // A piece that came twice, or out of turn, is not taken.
  expect((await put(who, id, 0, PACKAGE.subarray(0, 1000))).statusCode).toBe(409)
  expect((await put(who, id, 5000, PACKAGE.subarray(5000))).json()).toEqual({ received: 1000 })
  expect((await look(who, id)).statusCode).toBe(409)
  const again = (await begin(who)).json()
  expect(again).toMatchObject({ id, received: 1000 })
  expect((await put(who, id, 1000, PACKAGE)).statusCode).toBe(413)
  expect((await put(who, id, 1000, PACKAGE.subarray(1000))).json()).toEqual({ received: PACKAGE.length })
  const { sha256 } = (await look(who, id)).json()
  expect(sha256).toMatch(/^[\da-f]{64}$/)
  expect((await look(who, id)).json()).toEqual({ sha256 })
  const { body } = await get(who, `/upload?at=${id}`)
  expect(body).toContain('debug key')
  expect(body).toContain('Blocked')
  for (const way of ['action="/commands/version.publish"', '/apps/new?upload='])
    expect(body).not.toContain(way)
  // Nor by its address.
  const { body: add } = await get(who, `/apps/new?upload=${id}`)
  expect(add).toContain('be added from a blocked package')
  expect(add).not.toContain('action="/commands/app.add"')
})

test('a file that has arrived is checked although its sender has left, and is found again', async () => {
  const who = await colleague('editor')
  const { id } = (await begin(who)).json()
  expect((await put(who, id, 0, PACKAGE)).statusCode).toBe(200)
  await expect
    .poll(async () => (await get(who, '/upload')).body, { timeout: 30_000 })
    .toContain('data-standing="refused"')
  const { body } = await get(who, '/upload?q=a.APK')
  expect(body).toContain(`/upload?at=${id}`)
  expect((await get(who, '/upload?q=nothing-like-it')).body).toContain('No uploads match')
})

test('the developer of a blocked file gets a message in both languages, each cause once', async () => {
  const who = await colleague('editor')
  const { id } = (await begin(who)).json()
  await put(who, id, 0, PACKAGE)
  await look(who, id)
  const { body } = await get(who, `/upload?at=${id}`)
  expect(body).toContain('a.apk can&#x27;t be published in the app store yet.')
  expect(body).toContain('a.apk 暂时无法在应用商店发布。')
  expect(body).not.toContain('key-debug')
  const pane = body.slice(body.indexOf('id="h-s"'))
  expect(pane.match(/<b>Signed with a debug key<\/b>/g)).toHaveLength(1)
})

test('an upload is discarded by its sender alone, with a form that counts once', async () => {
  const [ada, ben] = [await colleague('editor'), await colleague('editor')]
  const { id } = (await begin(ada)).json()
  await put(ada, id, 0, PACKAGE.subarray(0, 1000))
  const discard = (who: Colleague, fields = {}) => post(who, `/uploads/${id}/discard`, fields)
  expect((await discard(ben)).statusCode).toBe(404)
  expect((await discard(ada, { _token: 'x' })).statusCode).toBe(409)
  expect((await get(ada, '/upload')).body).toContain('a.apk')
  expect((await discard(ada)).statusCode).toBe(303)
  expect((await get(ada, '/upload')).body).not.toContain('a.apk')
  expect((await begin(ada)).json()).toMatchObject({ received: 0 })
})

test('the list of uploads is paged', async () => {
  const who = await colleague('owner')
  for (let n = 1; n <= 14; n += 1) await begin(who, 1000, `file-${n}.apk`)
  const { body } = await get(who, '/upload')
  expect(body.match(/data-standing/g)).toHaveLength(12)
  const older = /href="(\/upload\?[^"]*before=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  const { body: rest } = await get(who, older ?? '')
  expect(rest.match(/data-standing/g)).toHaveLength(2)
  expect(rest).toContain('file-1.apk')
})

test('only publishers upload, from this console, with a valid form, and resume only their own uploads', async () => {
  expect((await begin(undefined)).statusCode).toBe(401)
  for (const role of ['placer', 'moderator', 'analyst', 'reader'] as const)
    expect((await begin(await colleague(role))).statusCode).toBe(403)
  const [ada, ben] = [await colleague('editor'), await colleague('editor')]
  expect((await post(ada, '/uploads', { name: 'a', size: '1', modified: '1', _token: 'x' })).statusCode).toBe(
    409,
  )
  const { id } = (await begin(ada)).json()
  expect((await put(ben, id, 0, PACKAGE.subarray(0, 9))).statusCode).toBe(404)
  expect((await look(ben, id)).statusCode).toBe(404)
  expect((await get(ben, `/uploads/${id}`)).statusCode).toBe(404)
  expect((await put(ada, id, 0, PACKAGE.subarray(0, 9), { origin: 'https://evil.example' })).statusCode).toBe(
    403,
  )
  expect((await put(ada, '../../../etc/passwd', 0, PACKAGE.subarray(0, 9))).statusCode).toBe(404)
})

test('uploads over the limits are refused', async () => {
  const who = await colleague('owner')
  expect((await begin(who, 4 * 1024 ** 3 + 1)).statusCode).toBe(413)
  for (const size of ['0', '-1', '1.5', 'x']) expect((await begin(who, size)).statusCode).toBe(422)
  const gigabytes = (n: number) => begin(who, 4 * 1024 ** 3, `${n}.apk`)
  for (let n = 0; n < 5; n += 1) expect((await gigabytes(n)).statusCode).toBe(200)
  expect((await gigabytes(5)).statusCode).toBe(429)
  const { id } = (await gigabytes(0)).json()
  expect((await put(who, id, 0, Buffer.alloc((8 << 20) + 1))).statusCode).toBe(413)
  const other = await colleague('owner')
  expect((await begin(other)).statusCode).toBe(200)
})

test('apps of a placement are named by number, package or address, and an unknown one is refused', async () => {
  const who = await colleague('placer')
  const { rows: named } = await sql<{
    name: string
  }>`select package_name as name from apps where id = 2`.execute(db)
  const [second] = named
  const make = (third: string) =>
    post(who, '/commands/collection.put', {
      _back: '/placements/collection/new',
      locale: 'zh-CN',
      title: '三种写法',
      position: '0',
      'apps.0.app': ` ${second?.name} `,
      'apps.1.app': '1',
      'apps.2.app': third,
    })
  const refused = await make('com.example.nowhere')
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('com.example.nowhere')
  expect((await make('https://store.example/apps/3?lang=en')).statusCode).toBe(303)
  const { rows } = await sql<{ app: number }>`
    select app_id as app from collection_apps c join collections o on o.id = c.collection_id
    where o.title = '三种写法' order by c.position`.execute(db)
  expect(rows.map(({ app }) => Number(app))).toEqual([2, 1, 3])
})
