import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mayStillSend } from '../../../console/server/pictures/picture-quota.ts'
import { plainPng, slowDrawing } from '../../support/hostile-pictures.ts'
import { makeApp } from '../../support/make-app.ts'
import { query } from '../../support/query.ts'
import { AGENT, type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

const { app, colleague, post, tokenOf, url, mediaDir, db } = staffedConsole('console_pictures')

const make = () => makeApp({ databaseUrl: url, mediaDir })

const picture = (color: string, width = 512, height = width) =>
  sharp({ create: { width, height, channels: 3, background: color } })

interface Sent {
  fields?: Record<string, string>
  files?: [field: string, name: string, bytes: Uint8Array][]
  command?: string
  headers?: Record<string, string>
}

/** As a browser sends a form with files. */
async function send(
  who: Colleague | undefined,
  { fields = {}, files = [], command = 'app.edit', headers = {} }: Sent,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ _token: tokenOf(who), ...fields })) form.append(name, value)
  for (const [field, name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name))
  const made = new Response(form)
  return app().inject({
    method: 'POST',
    url: `/pictures?command=${command}`,
    headers: {
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      'user-agent': AGENT,
      'accept-language': 'en',
      'content-type': made.headers.get('content-type') ?? '',
      ...(who ? { cookie: `__Host-console=${who.secret}` } : {}),
      ...headers,
    },
    body: Buffer.from(await made.arrayBuffer()),
  })
}

const listed = (body: string) =>
  [...body.matchAll(/name="screenshots" value="(\{[^"]*)"/g)].map(([, text = '']) =>
    JSON.parse(text.replaceAll('&quot;', '"')),
  )

test('pictures stand in the form that comes back, with what was written, and are published with it', async () => {
  const who = await colleague('editor')
  const { id } = await make()
  const fields = { _back: `/apps/${id}`, app: String(id), filingNumber: 'written before', screenshots: '' }
  const { statusCode, body } = await send(who, {
    fields,
    files: [
      ['_icon', 'icon.webp', await picture('#137').webp().toBuffer()],
      ['_screenshots', 'one.png', await picture('#731', 400, 800).png().toBuffer()],
      ['_screenshots', 'two.jpg', await picture('#173', 800, 400).jpeg().toBuffer()],
      ['_screenshots', 'one again.png', await picture('#731', 400, 800).png().toBuffer()],
    ],
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('value="written before"')
  const shots = listed(body)
  expect(shots).toMatchObject([
    { width: 400, height: 800 },
    { width: 800, height: 400 },
  ])
  const [, iconKey = ''] = /name="iconKey"[^>]*value="(imported\/[0-9a-f]{64})"/.exec(body) ?? []
  expect(existsSync(join(mediaDir, 'images', `${iconKey}.webp`))).toBe(true)
  const rows = () =>
    query(url, 'select image_key as key from screenshots where app_id = $1 order by position', [id])
  expect((await rows()).rows).toEqual([])

  const given = shots.map(shot => JSON.stringify(shot))
  const moved = await post(who, '/pictures?command=app.edit', {
    ...fields,
    screenshots: ['', ...given],
    _picture: 'later:0',
  })
  expect(listed(moved.body).map(({ width }) => width)).toEqual([800, 400])
  const done = await post(who, '/commands/app.edit', {
    app: String(id),
    iconKey,
    screenshots: ['', ...given.toReversed()],
    '_was.screenshots': '',
  })
  expect(done.statusCode).toBe(303)
  expect((await rows()).rows.map(({ key }) => key)).toEqual([shots[1].imageKey, shots[0].imageKey])
})

test('an icon stays in the form of a new app', async () => {
  const who = await colleague('owner')
  const { body } = await send(who, {
    command: 'app.add',
    fields: { _back: '/apps/new', packageName: 'org.example.pictures' },
    files: [['_icon', 'icon.png', await picture('#371').png().toBuffer()]],
  })
  expect(body).toMatch(/name="iconKey"[^>]*value="imported\/[0-9a-f]{64}"/)
  expect(body).toContain('value="org.example.pictures"')
})

test.each([
  ['a drawing', 'a.svg', Buffer.from(slowDrawing('blur')), 'not a readable PNG'],
  [
    'a page by the name of a picture',
    'a.png',
    Buffer.from('<script>alert(1)</script>'),
    'not a readable PNG',
  ],
  ['a GIF', 'a.gif', await picture('#111').gif().toBuffer(), 'not a readable PNG'],
  ['a picture of a milliard points', 'a.png', plainPng(30_000, 30_000), 'not a readable PNG'],
  [
    'half a picture',
    'a.png',
    (await picture('#222').png().toBuffer()).subarray(0, 200),
    'not a readable PNG',
  ],
  ['one of 9 MB', 'a.png', Buffer.concat([plainPng(512, 512), Buffer.alloc(9 << 20)]), 'larger than 8 MB'],
  ['a small one', 'a.png', plainPng(191, 191), '191 × 191 is too small'],
  ['one that is not square', 'a.png', plainPng(400, 300), 'an icon must be square'],
])('%s is no icon, and the form says why', async (_what, name, bytes, why) => {
  const who = await colleague('editor')
  const { id } = await make()
  const { statusCode, body } = await send(who, {
    fields: { _back: `/apps/${id}` },
    files: [['_icon', name, bytes]],
  })
  expect(statusCode).toBe(422)
  expect(body).toContain(`${name}: `)
  expect(body).toContain(why)
  expect(body).not.toMatch(/name="iconKey"[^>]*value="imported/)
})

test('only editors send pictures, from this console, once', async () => {
  const icon = await picture('#456').png().toBuffer()
  const files: Sent['files'] = [['_icon', 'a.png', icon]]
  expect((await send(undefined, { files })).statusCode).toBe(401)
  for (const role of ['placer', 'moderator', 'analyst', 'reader'] as const)
    expect((await send(await colleague(role), { files })).statusCode).toBe(403)
  const who = await colleague('editor')
  expect((await send(who, { files, command: 'person.put' })).statusCode).toBe(404)
  expect((await send(who, { files, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
  expect((await send(who, { files, fields: { _token: 'made up' } })).statusCode).toBe(409)
  const fields = { _token: tokenOf(who), _back: '/apps/1' }
  expect((await send(who, { files, fields })).statusCode).toBe(200)
  expect((await send(who, { files, fields })).statusCode).toBe(409)
  // Without the right, the answer comes before the body is read.
  const large = Buffer.alloc(33 << 20)
  expect((await send(await colleague('reader'), { files: [['_icon', 'a', large]] })).statusCode).toBe(403)
  expect((await send(who, { files: [['_icon', 'a', large]] })).statusCode).toBe(413)
})

test('what is no form, or has too many parts or pictures, is refused at once', async () => {
  const who = await colleague('editor')
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`_${i}`, '']))
  expect((await send(who, { fields: many })).statusCode).toBe(400)
  const type = 'multipart/form-data; boundary=b'
  expect((await send(who, { headers: { 'content-type': type } })).statusCode).toBe(400)
  expect((await send(who, { headers: { 'content-type': 'multipart/form-data' } })).statusCode).toBe(400)
  const { id } = await make()
  const one = plainPng(320, 320)
  const files = Array.from({ length: 11 }, (_, i): [string, string, Buffer] => ['_screenshots', `${i}`, one])
  const { statusCode, body } = await send(who, { files, fields: { _back: `/apps/${id}` } })
  expect([statusCode, listed(body)]).toEqual([422, []])
  expect(body).toContain('Send 10 pictures at most.')
})

test('one person sends so many a day', async () => {
  const [who, other] = [await colleague('editor'), await colleague('editor')]
  expect(await mayStillSend(db, who.id, 299, 1000)).toBe(true)
  expect(await mayStillSend(db, who.id, 2, 1000)).toBe(false)
  expect(await mayStillSend(db, other.id, 2, 500_000_001)).toBe(false)
  const { id } = await make()
  const files: Sent['files'] = [['_icon', 'a.png', await picture('#654').png().toBuffer()]]
  const send_ = () => send(who, { files, fields: { _back: `/apps/${id}` } })
  expect((await send_()).statusCode).toBe(200)
  const { statusCode, body } = await send_()
  expect(statusCode).toBe(422)
  expect(body).toContain('300 pictures')
  expect((await send(other, { files, fields: { _back: `/apps/${id}` } })).statusCode).toBe(200)
})

test('a picture of a placement is in its form, under the name that its command takes', async () => {
  const who = await colleague('placer')
  const fields = { _back: '/placements/feature/new', title: 'written before' }
  const wide = await picture('#371', 1280, 720).png().toBuffer()
  const feature = await send(who, { command: 'feature.place', fields, files: [['_wide', 'w.png', wide]] })
  expect(feature.statusCode).toBe(200)
  expect(feature.body).toMatch(/name="imageKey"[^>]*value="imported\/[0-9a-f]{64}"/)
  expect(feature.body).toContain('value="written before"')

  const ad = await send(who, {
    command: 'ad.place',
    fields: { _back: '/placements/ad/new' },
    files: [['_wide', 'w.png', wide]],
  })
  expect(ad.body).toMatch(/name="imgUrl"[^>]*value="\/img\/imported\/[0-9a-f]{64}_1200x675\.jpg"/)

  const narrow = await picture('#173', 200, 100).png().toBuffer()
  const refused = await send(who, {
    command: 'ad.place',
    fields: { _back: '/placements/ad/new' },
    files: [['_wide', 'n.png', narrow]],
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('200 × 100 is too small')
  const editing = await send(who, { command: 'app.edit', fields, files: [['_icon', 'w.png', wide]] })
  expect(editing.statusCode).toBe(403)
})
