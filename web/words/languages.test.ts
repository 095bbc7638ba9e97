import { describe, expect, test } from 'vitest'
import { baseOf, type Locale } from '../../rules/text/locales.ts'
import { againstStyle } from '../../tests/support/house-style.ts'
import { type Language, languages } from './languages.ts'
import { nameStore } from './store-name.ts'

nameStore({ name: 'Store', tagline: 'A store' })

/** `words.nav.home`, with what it says: a text, or a function that makes one. */
function leaves(of: object, path = ''): [path: string, said: unknown][] {
  return Object.entries(of).flatMap(([name, value]) => {
    const full = path ? `${path}.${name}` : name
    return typeof value === 'object' && value !== null
      ? leaves(value, full)
      : [[full, value] as [string, unknown]]
  })
}

/** Arguments for functions that want more than numbers. */
const wants: Record<string, unknown[][]> = {
  'words.dates.date': [['2026-11-08']],
  'words.dates.withoutYear': [['2026-11-08']],
  'timeWords.dates.date': [['2026-11-08']],
  'timeWords.dates.withoutYear': [['2026-11-08']],
  'timeWords.timeText': [['2026-11-08 09:05']],
  'words.lists.count': [
    [1, []],
    [2, ['x']],
    [1000, ['x', 'y']],
  ],
  'words.lists.moved': [['new'], [0], [1], [-2]],
  'words.dataSafety.list': [[['x', 'y']]],
  'words.compare.apps': [[['x', 'y']]],
  'words.warnings.list': [[['x', 'y']]],
  'words.permissions.notAsked': [[['x', 'y']]],
  'words.versions.added': [[['x', 'y']]],
  'words.versions.removed': [[['x', 'y']]],
  'words.detail.description': [
    [{ app: 'x', version: '1', summary: 'y', size: '2', developer: 'z' }],
    [{ app: 'x', version: '', summary: '', size: undefined, developer: undefined }],
  ],
  'words.security.ads': [[true], [false], [undefined]],
  'words.security.purchases': [[true, 'x'], [true], [false], [undefined]],
}

const numbers = [0, 1, 2, 1000].map(n => [n, n, n, n])

/** All that is said, functions with several arguments. Papers are long, and have a test of their own. */
function said(language: Language): [path: string, text: unknown][] {
  const { staticPages: _, ...words } = language
  return leaves(words).flatMap(([path, value]) =>
    typeof value === 'function'
      ? (wants[path] ?? numbers).map(given => [path, value(...given)] as [string, unknown])
      : [[path, value] as [string, unknown]],
  )
}

describe.each(Object.entries(languages))('in %s', (locale, language) => {
  test('there are the names of all the others, and no more', () => {
    expect(leaves(language).map(([path, value]) => [path, typeof value])).toEqual(
      leaves(languages['zh-CN']).map(([path, value]) => [path, typeof value]),
    )
  })

  test('every one of them says something', () => {
    const all = said(language)
    expect(all.length).toBeGreaterThan(900)
    const wrong = all.filter(
      ([path, text]) =>
        typeof text !== 'string' ||
        (text.trim() === '' && path !== 'base') ||
        /undefined|NaN|object/.test(text),
    )
    expect(wrong).toEqual([])
  })

  test('the copy follows the house style', () => {
    const texts = said(language).map(([, text]) => String(text))
    expect(againstStyle(locale as Locale, texts)).toEqual([])
  })

  test('it knows its name', () => {
    expect(language.locale).toBe(locale)
    expect(language.base).toBe(baseOf(locale as Locale))
  })
})

test('English calls what visitors write a review or a note, and what they keep saved', () => {
  const ofSite = said(languages.en).filter(([path]) => !/^(?:finding|import|permission)Words/.test(path))
  // An address keeps its words.
  expect(
    ofSite.filter(([, text]) => /^(?!\/).*\b(?:comment|favorite|notice)s?\b/i.test(String(text))),
  ).toEqual([])
})

test('English has no Chinese characters, and no signs that Chinese fonts draw as wide as those', () => {
  const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef‘’“”…—]/u
  expect(said(languages.en).filter(([, text]) => wide.test(String(text)))).toEqual([])
})

test('English has dates as people there write them, and nothing for nothing', () => {
  const { dates, timeText } = languages.en.timeWords
  expect(dates.date('2026-11-08')).toBe('Nov 8, 2026')
  expect(dates.withoutYear('2026-01-31')).toBe('Jan 31')
  expect(timeText('2026-12-10 09:05')).toBe('Dec 10, 2026, 9:05 AM')
  expect(timeText('2026-12-10 00:30')).toBe('Dec 10, 2026, 12:30 AM')
  expect(timeText('2026-12-10 12:00')).toBe('Dec 10, 2026, 12:00 PM')
  expect([dates.date(''), dates.withoutYear(''), timeText('')]).toEqual(['', '', ''])
})

test('English says one of a thing and many of it', () => {
  const { words, commentWords } = languages.en
  expect(words.detail.ratings('1')).toBe('1 rating')
  expect(words.detail.ratings('2')).toBe('2 ratings')
  expect(words.detail.ratings('1.2K')).toBe('1.2K ratings')
  expect(words.detail.downloads('1')).toBe('download')
  expect(words.detail.downloads('0')).toBe('downloads')
  expect(words.trust.permissions(2, 1)).toBe('2 permissions, 1 needs your OK')
  expect(words.trust.permissions(1, 0)).toBe('1 permission, none need your OK')
  expect(commentWords.moreReplies(1)).toBe('1 more reply')
  expect(commentWords.moreReplies(3)).toBe('3 more replies')
})

test('a language that lacks a word, and a locale without words, do not compile', () => {
  const whole = languages.en
  const { skip, ...nav } = whole.words.nav
  expect(skip).not.toBe('')
  // @ts-expect-error a word is missing
  const lacking: Language = { ...whole, words: { ...whole.words, nav } }
  const otherwise = (stars: string[]) => stars.join()
  // @ts-expect-error a parameter is of another type
  const other: Language['words']['comments'] = { ...whole.words.comments, stars: otherwise }
  // @ts-expect-error a locale is missing
  const fewer: Record<Locale, Language> = { 'zh-CN': languages['zh-CN'] }
  expect([lacking, other, fewer]).toHaveLength(3)
})
