import { APP_MARK } from '../apps/app-marks.ts'

/** What a search can ask of apps, by groups: of each group one at most. Every condition is a bit of app_search.marks. */
const CONDITION_GROUPS = {
  ads: { noads: APP_MARK.noads },
  buys: { nobuys: APP_MARK.nobuys },
  rating: { stars: APP_MARK.stars, stars4: 8 },
  network: { offline: 16 },
  permissions: { plain: 32 },
  data: { unshared: 64 },
  size: { small: 128, mb3: 256, mb10: 512, mb50: 1024 },
  android: { android5: 2048, android7: 4096, android9: 8192 },
} as const

type Group = (typeof CONDITION_GROUPS)[keyof typeof CONDITION_GROUPS]
export type Condition = Group extends infer One ? (One extends unknown ? keyof One : never) : never

const groups = Object.values(CONDITION_GROUPS).map(group => Object.keys(group) as Condition[])

/** In the order in which an address names them. */
export const CONDITIONS: readonly Condition[] = ([] as Condition[]).concat(...groups)

const BITS = Object.assign({}, ...Object.values(CONDITION_GROUPS)) as Record<Condition, number>
export const conditionBits = (conditions: readonly Condition[]): number =>
  conditions.reduce((bits, one) => bits | BITS[one], 0)

/** Beside them: whether it is a game. */
export const GAME_BIT = 16384

/** Conditions with one more, which takes the place of another of its group. */
export function withCondition(conditions: readonly Condition[], one: Condition): Condition[] {
  const group = groups.find(group => group.includes(one)) ?? []
  return CONDITIONS.filter(other => other === one || (conditions.includes(other) && !group.includes(other)))
}

/** The largest package that fulfils a condition, in bytes, the least rating, and the newest Android version that an app may need. An app is
 * small if at least half of all are larger. */
export const MAX_BYTES = { mb3: 3e6, mb10: 10e6, mb50: 50e6 } as const
export const MIN_STARS = { stars: 4.5, stars4: 4 } as const
export const MAX_SDK = { android5: 21, android7: 24, android9: 28 } as const

/** What a text says of an app that works without a network. */
export const SAYS_OFFLINE =
  '离线|(?:不|无)(?:用|需|需要)?(?:联网|连网|网络)|没有?网|断网|无网|offline|without (?:an? )?(?:internet|network|connection|signal)|no (?:internet|network|connection|signal)'
