import { facts, fullName, type Level, type ShortName } from '../../rules/permissions/facts.ts'
import type { GroupId } from '../../rules/permissions/groups.ts'
import { permissionWords, unknownWords } from '../words/permission-words.ts'

export interface Described {
  group: GroupId
  level: Level
  label: string
  why: string
  /** Lower comes first: by level, then by the order of the facts. */
  rank: number
}

const MAX_LABEL_LENGTH = 60
const levels: readonly Level[] = ['ask', 'special', 'plain']

/** So typed that a permission without words does not compile. */
const said: Readonly<Record<ShortName, readonly [label: string, why: string]>> = permissionWords

const words = new Map(Object.entries(said).map(([short, pair]) => [fullName(short), pair]))

const known: ReadonlyMap<string, Described> = new Map(
  [...facts].map(([name, { group, level }], index) => {
    const [label, why] = words.get(name) ?? [name, unknownWords.ofSystem]
    return [name, { group, level, label, why, rank: levels.indexOf(level) * facts.size + index }]
  }),
)

export function describePermission(name: string): Described {
  return known.get(name) ?? describeUnknown(name)
}

function describeUnknown(name: string): Described {
  const why = name.startsWith('android.permission.') ? unknownWords.ofSystem : unknownWords.ofOthers
  return { group: 'other', level: 'plain', label: readable(name), why, rank: Number.POSITIVE_INFINITY }
}

/** Anyone can name a permission: what comes out is short and can't disturb the text around it. */
function readable(name: string): string {
  const last = name.slice(name.lastIndexOf('.') + 1).trim() || name
  const short = last.length > MAX_LABEL_LENGTH ? `${last.slice(0, MAX_LABEL_LENGTH - 1)}…` : last
  return short.replace(/\p{C}/gu, '').trim() || unknownWords.noName
}
