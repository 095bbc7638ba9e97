import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryInPage, packageLinks, type SignedLink, signLink, verifyLink } from './package-links.ts'

const key = 'k'.repeat(32)
const other = 'o'.repeat(32)
const moss = { path: 'app.qingyu.moss/30602/universal.apk', saveAs: '苔藓手帐-3.6.2' }
const second = (time: string) => Date.parse(time) / 1000

/** Read as the server reads it. */
function read(url: string): SignedLink {
  const { pathname, searchParams } = new URL(url, 'http://store.example')
  const value = (name: string) => searchParams.get(name) ?? ''
  return {
    path: decodeURIComponent(pathname.replace('/packages/', '')),
    saveAs: value('n'),
    expires: Number(value('e')),
    signature: value('s'),
  }
}

test('a link carries its path, its end, its name and a signature', () => {
  expect(signLink(moss, 1_800_000_000, key)).toMatch(
    /^\/packages\/app\.qingyu\.moss\/30602\/universal\.apk\?e=1800000000&n=%E8%8B%94%E8%97%93%E6%89%8B%E5%B8%90-3\.6\.2&s=[\w-]{43}$/,
  )
})

test('a link is good until its end and expired from then on', () => {
  const link = read(signLink(moss, 1000, key))
  expect([0, 999, 1000, 1001].map(now => verifyLink(link, now, [key]))).toEqual([
    'good',
    'good',
    'expired',
    'expired',
  ])
})

test('whatever is in a path or a name, the link reads back and is good', () => {
  // URL parsers remove `.` and `..` from a path.
  const part = fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !/^\.*$|[/\\]/.test(text))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.string({ unit: 'grapheme' }), (parts, saveAs) => {
      const file = { path: parts.join('/'), saveAs }
      const link = read(signLink(file, 1000, key))
      expect(link).toMatchObject(file)
      expect(verifyLink(link, 1, [key])).toBe('good')
    }),
  )
})

test('no part of a link can be changed, whether it has expired or not', () => {
  const link = read(signLink(moss, 1000, key))
  const changed: Partial<SignedLink>[] = [
    { path: 'app.qingyu.moss/30603/universal.apk' },
    { path: `${moss.path}/` },
    { saveAs: 'bank' },
    { saveAs: '' },
    { expires: 1001 },
    { expires: 2000 },
    { signature: '' },
    { signature: `${link.signature}A` },
    ...[...link.signature].map((was, i) => ({
      signature: link.signature.slice(0, i) + (was === 'A' ? 'B' : 'A') + link.signature.slice(i + 1),
    })),
  ]
  for (const change of changed) {
    for (const now of [1, 5000]) expect(verifyLink({ ...link, ...change }, now, [key])).toBe('forged')
  }
})

test('what moves from one part of a link to the next makes another link', () => {
  const { signature } = read(signLink({ path: 'a', saveAs: 'b' }, 12, key))
  for (const link of [
    { path: 'a', saveAs: '2b', expires: 1 },
    { path: 'a1', saveAs: 'b', expires: 2 },
    { path: 'a",12,"b', saveAs: '', expires: 12 },
  ]) {
    expect(verifyLink({ ...link, signature }, 0, [key])).toBe('forged')
  }
})

test('a key is changed without a link breaking: the first signs, all verify', () => {
  const before = packageLinks({ keys: [key], origin: '' }, () => 0)
  const between = packageLinks({ keys: [other, key], origin: '' }, () => 0)
  const after = packageLinks({ keys: [other], origin: '' }, () => 0)
  const [old, renewed] = [read(before.forPage(moss)), read(between.forPage(moss))]
  expect([before, between, after].map(links => links.verify(old))).toEqual(['good', 'good', 'forged'])
  expect([before, between, after].map(links => links.verify(renewed))).toEqual(['forged', 'good', 'good'])
})

test('the links of a page are the same all day, and good for a day after the page is last shown', () => {
  const ends = second('2026-11-18T00:00:00Z')
  for (const made of ['2026-11-15T00:00:00Z', '2026-11-15T12:34:56Z', '2026-11-15T23:59:59Z'])
    expect(expiryInPage(second(made))).toBe(ends)
  expect(expiryInPage(second('2026-11-16T00:00:00Z'))).toBe(second('2026-11-19T00:00:00Z'))
  const day = 86_400
  fc.assert(
    fc.property(fc.nat(2 ** 31), made => {
      const lastShown = made + 300 + day
      expect(expiryInPage(made) - lastShown).toBeGreaterThan(day - 600)
      expect(expiryInPage(made) - made).toBeLessThanOrEqual(3 * day)
    }),
  )
})

test('the link of a redirect is good for ten minutes', () => {
  let now = 1_800_000_000_000
  const links = packageLinks({ keys: [key], origin: '' }, () => now)
  const link = read(links.forRedirect(moss))
  now += 599_000
  expect(links.verify(link)).toBe('good')
  now += 1000
  expect(links.verify(link)).toBe('expired')
})

test('files may be on a host of their own', () => {
  const links = packageLinks({ keys: [key], origin: 'https://dl.example' }, () => 0)
  for (const url of [links.forPage(moss), links.forRedirect(moss)])
    expect(url).toMatch(/^https:\/\/dl\.example\/packages\/app\.qingyu\.moss\//)
})
