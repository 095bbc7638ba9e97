import { daysAgo } from '../core/clock.ts'
import { englishOf } from '../core/english.ts'
import { at, randomFrom } from '../core/random.ts'
import { cells, wordsOf } from '../core/words.ts'
import type { Row } from '../model.ts'
import { kindOf } from './kinds.ts'

export type Developer = {
  id: number
  key: string
  name: string
  /** In English. */
  called: string
  top: string
  kinds: string[]
  verified: boolean
}

export const developers: Developer[] = wordsOf('developers')('').map((line, index) => {
  const [key = '', name = '', top = '', kinds = ''] = cells(line)
  const [called = ''] = englishOf('developers', '', key)
  const verified = index < 2 || randomFrom(`verified ${key}`).chance(0.6)
  return { id: index + 1, key, name, called, top, kinds: kinds.split(' '), verified }
})

/** The demo's domains don't exist, so papers are all that it can show. */
export const proofOf = (id: number): Row => ({
  id,
  developer_id: id,
  method: 'papers',
  papers: '营业执照 / Business license (demo)',
  added_by: 'demo',
  added_at: daysAgo(200 - id),
  expires_at: daysAgo(id - 400),
})

/** Deals the developers of a kind to its apps in turn, so that most have two or three apps. */
export function developerFor(kind: string, turn: number): Developer {
  return at(
    developers.filter(developer => developer.kinds.includes(kind)),
    turn,
  )
}

/** In Chinese and in English. */
const told: Record<string, [string, string]> = {
  qingyu: [
    '三个人，在海边做慢一点的工具。应用没有广告，写下的东西默认只留在你的手机里。',
    'Three people by the sea who make slower tools. No ads, and what you write stays on your phone unless you say otherwise.',
  ],
  jiyuyun: [
    '五个喜欢云的人做的小游戏工作室，一年只做一款，做完会回来修很久。',
    'A small studio of five who like clouds. One game a year, and a long time of mending it afterwards.',
  ],
}
const habits: [string, string][] = [
  ['更新不快，每一封邮件都会回。', 'Updates take their time; every mail gets an answer.'],
  ['新功能先自己用一个月，再放出来。', 'What is new is used at home for a month before it goes out.'],
  ['不做推送，也不做排行榜。', 'No push messages, no leaderboards.'],
  ['能离线做的事，就不联网做。', 'Whatever works offline stays offline.'],
]
const teams: [string, string][] = [
  ['一个', 'one'],
  ['两个', 'two'],
  ['四个', 'four'],
  ['七个', 'seven'],
  ['十来个', 'ten or so'],
]

/** Who they are: the verified ones say more of themselves, some say nothing. */
export function aboutDeveloper({ id, key, name, kinds, verified }: Developer): {
  texts: { zh: string; en: string } | undefined
  row: Row
} {
  const random = randomFrom(`about ${key}`)
  const [people, peopleInEnglish] = at(teams, random.int(0, 4))
  const made = kinds.map(kind => kindOf(kind).name).join('、')
  const madeInEnglish = new Intl.ListFormat('en').format(kinds.map(kind => kindOf(kind).called))
  // Drawn only by who tells nothing of their own.
  const habit = told[key] ? undefined : random.pick(habits)
  const [zh, en] = told[key] ?? [
    `${people}人的团队，做${made}。${habit?.[0]}`,
    `A team of ${peopleInEnglish}. What they make: ${madeInEnglish}. ${habit?.[1]}`,
  ]
  const says = verified || random.chance(0.4)
  const row = {
    logo_key: null,
    email: verified ? `hi@${key}.example` : null,
    legal_name: verified ? `${name}（演示）有限公司` : null,
    address: verified
      ? `演示省花架市${at(['海堤', '青石', '梧桐', '灯塔'], id)}路 ${random.int(1, 180)} 号`
      : null,
    filing_number: verified ? `演ICP备2099${String(10_000 + id * 61).padStart(6, '0')}号` : null,
    joined_at: daysAgo(random.int(200, 2000)),
  }
  return { texts: says ? { zh, en } : undefined, row }
}
