import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeFolder } from '../../tests/support/store-folder.ts'
import { readBrand } from './read-brand.ts'

const texts = {
  'zh-CN': { name: '星桥', tagline: '一站找到' },
  en: { name: 'Starbridge', tagline: 'Find it in one place' },
}
const refusalOf = (dir: string): string[] => {
  try {
    readBrand(dir)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map(line => line.trim())
  }
}

test('the repository’s own store needs no style of its own', () => {
  const { texts: own, files } = readBrand()
  expect([own['zh-CN'].name, own.en.name]).toEqual(['花架', 'Pergola'])
  expect(files.style).toBeUndefined()
  expect(files.mark.path).toMatch(/^\/brand\/mark-[\w-]{8}\.svg$/)
})

test('colours follow from the accent, and what pages fetch is named after what is in it', () => {
  const at = (light: string) =>
    readBrand(storeFolder({ texts, colours: { accent: { light, dark: '#7aa7ff' } } }))
  const [blue, navy] = [at('#1f4fbf'), at('#1f3f8f')]
  expect(blue.files.style?.body).toMatch(
    /^:root\{--brand:var\(--light,#1f4fbf\) var\(--dark,#7aa7ff\);--brand-hover:/,
  )
  expect(blue.files.style?.body).not.toContain('--game')
  expect(blue.files.mark.body).toContain('color="#1f4fbf"')
  for (const path of [
    (brand: typeof blue) => brand.files.style?.path,
    (brand: typeof blue) => brand.files.mark.path,
    (brand: typeof blue) => brand.look,
  ])
    expect(path(blue)).not.toBe(path(navy))
})

test('all faults in all files are reported at once, with the file and the key', () => {
  const dir = storeFolder(
    {
      texts: { ...texts, en: { name: 'x'.repeat(21), tagline: 'a\u202eb' } },
      colors: {},
      contact: 'javascript:alert(1)',
      client: '//evil.example/x',
      filings: ['a', 'b', 'c', 'd', 'e', 'f'],
    },
    {
      'mark.svg': '<svg viewBox="0 0 1 1"><script/></svg>',
      'privacy.en.md': '# P\n\nl\n\n<script>',
      'privacy.de.md': '# P\n\nl',
    },
  )
  expect(refusalOf(dir)).toEqual([
    `The store's folder ${dir} can't be used:`,
    expect.stringMatching(/^store\.json: texts\.en\.name: .*20/),
    'store.json: texts.en.tagline: has characters that nobody sees',
    expect.stringMatching(/^store\.json: filings: /),
    expect.stringMatching(/^store\.json: contact: /),
    expect.stringMatching(/^store\.json: client: /),
    expect.stringMatching(/^store\.json: .*"colors"/),
    'mark.svg: <script> can’t stand in a mark',
    expect.stringMatching(/^privacy\.de\.md: is none of about\.zh-CN\.md, /),
    'privacy.en.md: line 5: HTML can’t stand here: <script>',
  ])
})

test('a colour that can’t be read is refused in words, for each theme', () => {
  const colours = { accent: { light: '#ffee00', dark: '#222222' }, games: { light: 'red', dark: '#ffffff' } }
  expect(refusalOf(storeFolder({ texts, colours }))).toContain(
    'store.json: colours.games.light: is no colour: write it as #17774a, with small letters',
  )
  expect(refusalOf(storeFolder({ texts, colours: { accent: colours.accent } })).slice(1)).toEqual([
    expect.stringMatching(
      /^store\.json: colours\.accent\.light: #ffee00 on #\w+ has contrast 1, at least 4\.5 is needed: try a darker one, such as #\w{6}$/,
    ),
    expect.stringMatching(
      /^store\.json: colours\.accent\.dark: #222222 on #\w+ has contrast 1.*try a lighter one/,
    ),
  ])
})

test('a folder without something, or with something that can’t be read, says so', () => {
  expect(refusalOf('/nowhere/at/all')).toEqual([
    "The store's folder /nowhere/at/all can't be used:",
    'store.json: is not there',
    'mark.svg: is not there',
    '/nowhere/at/all: is not there',
  ])
  const dir = storeFolder({ texts: { en: texts.en } }, { 'terms.en.md': 'x'.repeat(2_000_000) })
  rmSync(join(dir, 'mark.svg'))
  expect(refusalOf(dir).slice(1)).toEqual([
    expect.stringMatching(/^store\.json: texts\.zh-CN: /),
    'mark.svg: is not there',
    'terms.en.md: is larger than 1000000 bytes',
  ])
  expect(refusalOf(storeFolder({}, { 'store.json': '{' }))[1]).toMatch(/^store\.json: is no JSON: /)
})
