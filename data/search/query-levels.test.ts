import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVEL, type Level, WORTH_ONE_TOPIC, WORTH_VAGUE, WORTH_WISHED } from './levels.ts'
import { asksOf, nearAsksOf, readQuery } from './query-levels.ts'

const at = (level: Level, query: string) =>
  asksOf(query)
    .filter(ask => ask.worth === LEVEL[level].worth && ask.query.includes(`§${LEVEL[level].letter}`))
    .map(ask => ask.query)

test('Chinese is asked for by its words, and by its pairs where they are cut elsewhere', () => {
  expect(at('words', '手帐日记')).toEqual(["'§w手帐' & '§w日记'", "'§w手帐' & '§w帐日' & '§w日记'"])
  expect(at('key', '手帐')).toEqual([])
})

test('several words mean all of them, and one of them may be in the name alone', () => {
  expect(at('words', 'simple notes')).toEqual(["'§wsimpl' & '§wnote'"])
  expect(asksOf('simple notes').map(ask => ask.query)).toEqual(
    expect.arrayContaining(["'§wsimpl' & '§anote'", "'§wnote' & '§asimpl'"]),
  )
})

test('of several English words those that count are looked for alone too', () => {
  const asks = new Map(asksOf('simple podcast player').map(({ query, worth }) => [query, worth]))
  expect(asks.get("'§cpodcast' & '§cplay'")).toBe(LEVEL.topic.worth - WORTH_WISHED)
  expect(asks.get("'§cpodcast'")).toBe(LEVEL.topic.worth - WORTH_VAGUE)
  expect(asksOf('手帐 日记').map(({ worth }) => worth)).not.toContain(WORTH_ONE_TOPIC)
  expect(at('about', 'maps and navigation')).toEqual(["'§amap' & '§anavigat'"])
})

test('of a long text the first twenty characters are looked up by their words, and its name as a whole', () => {
  const long = '山里有一座很老的灯塔每天晚上都会亮起来照着回家的船和岸边的人'
  const tokens = asksOf(`${long} notes`).map(({ query }) => query.split(' & '))
  expect(Math.max(...tokens.map(list => list.length))).toBeLessThan(2 * 24)
  expect(at('name', long)).toEqual([`'§e${long}'`])
  expect(at('words', long)).toEqual(at('words', long.slice(0, 20)))
  expect(at('words', `${long.slice(0, 12)} ${long.slice(12)}`).join()).not.toContain('岸边')
  // Letters count by words.
  expect(at('words', `${long} notes`).join()).toContain("'§wnote'")
})

test('letters may be a name, a package, a sound, first letters or a beginning', () => {
  expect(at('name', 'Wei Xin')).toEqual(["'§eweixin'"])
  expect(at('key', 'Wei Xin')).toEqual(["'§kweixin'"])
  expect(at('key', 'com.tencent.mm')).toEqual(["'§kcom.tencent.mm'"])
  expect(at('initials', 'wx')).toEqual(["'§iwx'"])
  expect(at('part', 'simple cal')).toEqual(["'§wsimpl' & '§pcal'", "'§psimplecal'"])
})

test('a mistake in Chinese is looked for by its sound', () => {
  expect(nearAsksOf('威信')[0]?.query).toContain("'§kweixin'")
  expect(nearAsksOf('威')).toEqual([])
})

test.each([
  ['苔藓手帐下载', '苔藓手帐'],
  ['末班车 官方 APP', '末班车'],
  ['下载微信最新版本', '微信'],
  ['末班車', '末班车'],
  ['下载', '下载'],
  ['podcast player app free', 'podcast player'],
  ['Download Signal for Android', 'signal'],
  ['best free apps', 'best free apps'],
  ['WhatsApp', 'whatsapp'],
  ['free download manager', 'manager'],
  ['免费游戏', '免费游戏'],
  ['com.example.app', 'com example app'],
  ['<b>', ''],
  ['b', 'b'],
])('%s is looked for as %j', (query, read) => expect(readQuery(query)).toBe(read))

test('words after a name are looked for where a name has them', () => {
  expect(at('name', '下载管理器下载').sort()).toEqual(["'§e下载管理器下载'", "'§e管理器'"])
})

test('a package is found by its first parts, the last of them half typed', () => {
  expect(at('package', 'com.tencent')).toEqual(["'§gcom.tencent'"])
  expect(at('package', 'com.tencent.m')).toEqual(["'§gcom.tencent.m'", "'§gcom.tencent' & '§g.m'"])
})

test.each(['', ' ', '!!!', '<b>', '\\', "'", '%_', '😀'])('%j asks for nothing', query => {
  expect(asksOf(query)).toEqual([])
  expect(nearAsksOf(query)).toEqual([])
})

test('characters whose sound is not known ask for none', () => {
  expect(nearAsksOf('㔕𡧈')).toEqual([])
})

describe('whatever is typed', () => {
  const lexeme = /'§[a-z](?:[^'\\\n]|''|\\\\)+'/g

  test('becomes quoted words, signs of our own and nothing else, and not too many', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...`微信读书 ab9.'\\§|&!():*<->\n\t`), maxLength: 300 }),
    )
    fc.assert(
      fc.property(typed, query => {
        const asks = [...asksOf(query), ...nearAsksOf(query)]
        expect(asks.length).toBeLessThan(34)
        for (const ask of asks) {
          expect(ask.query.replace(lexeme, '')).toMatch(/^[ &|()]*$/)
          expect(ask.query.match(lexeme)?.length).toBeLessThan(450)
        }
      }),
      { numRuns: 300 },
    )
  })
})
