import { daysAgo } from '../core/clock.ts'
import { at, randomFrom } from '../core/random.ts'
import { cells, wordsOf } from '../core/words.ts'
import type { Row } from '../model.ts'
import { kindOf } from './kinds.ts'

export type Developer = {
  id: number
  key: string
  name: string
  top: string
  kinds: string[]
  verified: boolean
}

export const developers: Developer[] = wordsOf('developers')('').map((line, index) => {
  const [key = '', name = '', top = '', kinds = ''] = cells(line)
  const verified = index < 2 || randomFrom(`verified ${key}`).chance(0.6)
  return { id: index + 1, key, name, top, kinds: kinds.split(' '), verified }
})

/** Deals the developers of a kind to its apps in turn, so that most have two or three apps. */
export function developerFor(kind: string, turn: number): Developer {
  return at(
    developers.filter(developer => developer.kinds.includes(kind)),
    turn,
  )
}

const told: Record<string, string> = {
  qingyu: '三个人，在海边做慢一点的工具。应用没有广告，写下的东西默认只留在你的手机里。',
  jiyuyun: '五个喜欢云的人做的小游戏工作室，一年只做一款，做完会回来修很久。',
}
const habits = [
  '更新不快，每一封邮件都会回。',
  '新功能先自己用一个月，再放出来。',
  '不做推送，也不做排行榜。',
  '能离线做的事，就不联网做。',
]

/** Who they are: the verified ones say more of themselves, some say nothing. */
export function aboutDeveloper({ id, key, name, kinds, verified }: Developer): Row & { description: string } {
  const random = randomFrom(`about ${key}`)
  const people = at(['一个', '两个', '四个', '七个', '十来个'], random.int(0, 4))
  const made = kinds.map(kind => kindOf(kind).name).join('、')
  const description = told[key] ?? `${people}人的团队，做${made}。${random.pick(habits)}`
  return {
    description: verified || random.chance(0.4) ? description : '',
    logo_key: null,
    email: verified ? `hi@${key}.example` : null,
    legal_name: verified ? `${name}（演示）有限公司` : null,
    address: verified
      ? `演示省花架市${at(['海堤', '青石', '梧桐', '灯塔'], id)}路 ${random.int(1, 180)} 号`
      : null,
    filing_number: verified ? `演ICP备2099${String(10_000 + id * 61).padStart(6, '0')}号` : null,
    joined_at: daysAgo(random.int(200, 2000)),
  }
}
