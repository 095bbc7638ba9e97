import { describe, expect, test } from 'vitest'
import * as enCommands from '../../ui/words/en/commands.ts'
import * as enFindings from '../../ui/words/en/findings.ts'
import * as enRefusals from '../../ui/words/en/refusals.ts'
import * as zhCommands from '../../ui/words/zh-cn/commands.ts'
import * as zhFindings from '../../ui/words/zh-cn/findings.ts'
import * as zhRefusals from '../../ui/words/zh-cn/refusals.ts'
import { languages } from './languages.ts'

/** Every text by its path; of a function, its source, which has its texts. */
const textsOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => textsOf(one, `${path}.${name}`))
    : [[path, String(value)]]

const en = textsOf([languages.en, enCommands, enFindings, enRefusals])
const zh = new Map(textsOf([languages['zh-CN'], zhCommands, zhFindings, zhRefusals]))

const withAny = (texts: Iterable<[path: string, text: string]>, pattern: RegExp) =>
  [...texts].filter(([, text]) => pattern.test(text))

describe('English', () => {
  test.each([
    [
      'words that sound translated',
      /\b(told|stands|the whole|whoever|lately|look(ed|ing)? into|taken in|anew|so already|go(es)? on|away|mend|nobody|somebody|the one that|of today)\b/i,
    ],
    ['"he" for a person', /\b(he|his|him)\b/i],
    ['"we", which the console never says', /\b([Ww]e|us|[Oo]ur)\b/],
    ['British spelling', /colour|catalogue|licence|recognis|favourit|cancelled|en-GB/i],
  ])('has no %s', (_, pattern) => {
    expect(withAny(en, pattern)).toEqual([])
  })
})

describe('Chinese', () => {
  test.each([
    ['您 or 我们', /您|我们/],
    ['half-width punctuation between characters', /\p{Script=Han}[,;:!?()]\p{Script=Han}/u],
    ['word that the glossary replaced', /下架处置|处置下架|下线|第二人|橱窗|担保|货架|部件/],
  ])('has no %s', (_, pattern) => {
    expect(withAny(zh, pattern)).toEqual([])
  })

  test('says something wherever English does', () => {
    expect(en.filter(([path, text]) => text && !zh.get(path)).map(([path]) => path)).toEqual([])
  })
})

test.each([
  ['delist and relist', /\b(de|re)list/i, /下架|上架/],
  ['take down', /\btak(e|en|ing)[ -]down|takedown/i, /封禁|解封/],
  ['approve', /\bapprov/i, /审批|批准|确认/],
])('both languages mean the same by one word: %s', (_, inEnglish, inChinese) => {
  const other = withAny(en, inEnglish).filter(([path]) => !inChinese.test(zh.get(path) ?? ''))
  expect(other.map(([path, text]) => [path, text, zh.get(path)])).toEqual([])
})
