import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { get as rawGet } from '../raw-get.ts'
import { app, catalogue, get, secret, signed } from './shared.ts'

describe('a path names a row and nothing on a disk, even one that we signed', () => {
  let address = ''
  beforeAll(async () => {
    address = await app().listen({ port: 0, host: '127.0.0.1' })
  })

  test.each(['by-path.apk', 'out.apk', 'way-out/outside.apk', 'loop.apk', 'folder.apk'])('%j', async path => {
    expect((await get(signed({ path: await catalogue(path, '9876543210') }))).body).toBe('9876543210')
  })

  test.each([
    'notes.txt',
    '.hidden.apk',
    '../outside.apk',
    '../packages-not/outside.apk',
    'app.qingyu.moss/../../outside.apk',
    '..\\outside.apk',
    '/etc/passwd',
    '//etc/passwd',
    'notes.txt\0.apk',
    'app.qingyu.moss',
    'app.qingyu.moss/',
    './inside.apk',
    'app.qingyu.moss//30008/universal.apk',
    '',
  ])('%j', async path => {
    if (!path.includes('\0')) await catalogue(path, '9876543210')
    const answer = await rawGet(address + signed({ path }))
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain(secret)
  })

  test.each([
    ['too deep', `${'a/'.repeat(700)}a.apk`],
    ['too long a name', `${'a'.repeat(300)}.apk`],
  ])('%s', async (_, path) => {
    expect((await rawGet(address + signed({ path: await catalogue(path) }))).status).toBe(404)
  })

  const step = fc.constantFrom(
    '..',
    '.',
    '',
    '...',
    'outside.apk',
    'packages',
    'packages-not',
    'way-out',
    'out.apk',
    'etc',
    'passwd',
    '%2e%2e',
    '%2f',
    '..%2f',
    '%5c',
    '..\\',
    '\0',
    '\n',
    'app.qingyu.moss',
    '~',
    '・・',
    'notes.txt',
    '.hidden.apk',
  )
  const encoded = fc.constantFrom(
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replaceAll('.', '%2e').replaceAll('/', '%2f'),
  )

  test('whatever its parts and however they are written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), encoded, async (steps, encode) => {
        const path = steps.join('/')
        if (!path.includes('\0')) await catalogue(path)
        const query = signed({ path }).split('?')[1]
        // What can't stand in a request line at all is not sent.
        const target = encode(path).replace(/[^\x21-\x7e]/g, encodeURIComponent)
        const answer = await rawGet(`${address}/packages/${target}?${query}`)
        // Some are paths of files that are kept, by the tests above.
        if (answer.status === 200) expect(answer.body).toBe('9876543210')
        else expect([400, 403, 404]).toContain(answer.status)
        expect(answer.body).not.toContain(secret)
        expect(answer.body).not.toContain('root:')
      }),
      { numRuns: 300 },
    )
  })
})
