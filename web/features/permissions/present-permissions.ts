import { androidVersion } from '../../../rules/devices/android-version.ts'
import type { Level } from '../../../rules/permissions/facts.ts'
import {
  type GroupIcon,
  type GroupId,
  groupIcons,
  sensitiveGroups,
} from '../../../rules/permissions/groups.ts'
import { type Described, describePermission } from '../../../ui/permissions/known-permissions.ts'
import { groupTitles, notAskedWords, onlyUpTo, onlyVeryOld } from '../../../ui/words/permission-words.ts'

export interface PermissionItem {
  /** As the app has it; of any length. */
  name: string
  label: string
  why: string
  level: Level
  /** That it counts on old phones only. */
  note: string | undefined
}

export interface PermissionGroup {
  id: GroupId
  title: string
  icon: GroupIcon
  /** Holds one that the system asks about. */
  asks: boolean
  items: PermissionItem[]
}

export interface PermissionView {
  /** Those that ask first, then those set by hand, then the rest; so are the items of each. */
  groups: PermissionGroup[]
  total: number
  /** How many of them the system asks about. */
  asked: number
  /** Up to three sensitive things that no permission of the app touches, as words for a sentence. */
  notAsked: string[]
}

const OLD_SDK = 28
const MAX_NOT_ASKED = 3

export function presentPermissions(
  permissions: readonly { name: string; maxSdk: number | null }[],
): PermissionView {
  const limits = widestLimits(permissions)
  const groups = new Map<GroupId, PermissionGroup>()
  let asked = 0
  // In order of rank, a group comes where its most sensitive item comes.
  for (const { name, described } of ranked(limits.keys())) {
    const { group, level, label, why } = described
    if (level === 'ask') asked++
    let into = groups.get(group)
    if (!into) {
      into = {
        id: group,
        title: groupTitles[group],
        icon: groupIcons[group],
        asks: level === 'ask',
        items: [],
      }
      groups.set(group, into)
    }
    into.items.push({ name, label, why, level, note: noteOf(limits.get(name) ?? null) })
  }
  const untouched = sensitiveGroups.filter(group => !groups.has(group)).slice(0, MAX_NOT_ASKED)
  return {
    groups: [...groups.values()],
    total: limits.size,
    asked,
    notAsked: untouched.map(group => notAskedWords[group]),
  }
}

/** What another version of an app came to hold and gave up, as labels, those that ask first. */
export function permissionChange(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  const old = new Set(before)
  const now = new Set(after)
  return { added: labels(now, old), removed: labels(old, now) }
}

function labels(names: ReadonlySet<string>, without: ReadonlySet<string>): string[] {
  const left = [...names].filter(name => !without.has(name))
  return [...new Set(ranked(left).map(({ described }) => described.label))]
}

function ranked(names: Iterable<string>): { name: string; described: Described }[] {
  const all = Array.from(names, name => ({ name, described: describePermission(name) }))
  // Not by subtraction: two unknown ones are both at infinity.
  return all.sort((a, b) =>
    a.described.rank === b.described.rank ? 0 : a.described.rank < b.described.rank ? -1 : 1,
  )
}

/** An app may name one permission twice, for old phones and for all: the wider one counts. */
function widestLimits(permissions: readonly { name: string; maxSdk: number | null }[]) {
  const limits = new Map<string, number | null>()
  for (const { name, maxSdk } of permissions) {
    const other = limits.get(name)
    const widest =
      other === undefined ? maxSdk : other === null || maxSdk === null ? null : Math.max(other, maxSdk)
    limits.set(name, widest)
  }
  return limits
}

function noteOf(maxSdk: number | null): string | undefined {
  if (maxSdk === null || maxSdk > OLD_SDK) return undefined
  const version = androidVersion(maxSdk)
  return version ? onlyUpTo(version) : onlyVeryOld
}
