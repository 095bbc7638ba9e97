import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition, saveName } from './save-name.ts'

const named = (name: string, version = '1.0') => saveName({ name, packageName: 'app.example' }, version)

test.each([
  ['苔藓手帐', '苔藓手帐-1.0'],
  ['Notes & More!', 'Notes & More-1.0'],
  ['--help', 'help-1.0'],
  ['$(calc) `x` %PATH% “y', '(calc) x PATH y-1.0'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j-1.0'],
  ['line\r\nfeed\0', 'line feed-1.0'],
  ['\u202ekpa.exe', 'kpa.exe-1.0'],
  ['..hidden..', 'hidden-1.0'],
  ['../../etc', 'etc-1.0'],
  ['\ud800', 'app.example-1.0'],
  ['   ', 'app.example-1.0'],
  ['👩‍👩‍👧 家', '👩‍👩‍👧 家-1.0'],
])('%j is saved as %j', (name, saved) => {
  expect(named(name)).toBe(saved)
})

test('a version without a name leaves none behind', () => {
  expect(named('花', '')).toBe('花')
})

test('no name is too long for a file system or cut within a character', () => {
  const long = named('😀'.repeat(500), '1'.repeat(500))
  expect(long).toBe(`${'😀'.repeat(60)}-${'1'.repeat(30)}`)
  expect(Buffer.byteLength(`${named('花'.repeat(500))}.apk`)).toBeLessThan(255)
})

test('the header has a plain name and the real one', () => {
  expect(contentDisposition({ path: 'app.qingyu.moss/30602/universal.apk', saveAs: '苔藓手帐-3.6.2' })).toBe(
    `attachment; filename="app.qingyu.moss-30602.apk"; filename*=UTF-8''%E8%8B%94%E8%97%93%E6%89%8B%E5%B8%90-3.6.2.apk`,
  )
  expect(contentDisposition({ path: 'a.apk', saveAs: "it's (new)*" })).toBe(
    `attachment; filename="a.apk"; filename*=UTF-8''it%27s%20%28new%29%2A.apk`,
  )
})

test('no name and no path breaks out of the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, path) => {
      const header = contentDisposition({ path, saveAs: named(name) })
      expect(header).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.!~%-]+$/)
    }),
  )
})
