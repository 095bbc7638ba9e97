import { randomFrom } from '../core/random.ts'
import { wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'
import { kinds } from './kinds.ts'

const everyApp = ['INTERNET', 'ACCESS_NETWORK_STATE']

const otherPrefixes: Record<string, string> = {
  AD_ID: 'com.google.android.gms.permission.AD_ID',
  BILLING: 'com.android.vending.BILLING',
}

const asked = (kind: string) => wordsOf(kind)('permissions').flatMap(line => line.split(' '))

/** Every permission named by any kind; its place in the list is its id less one. */
const known = [...new Set([...everyApp, ...kinds.flatMap(kind => asked(kind.slug))])]

export const permissionRows: Row[] = known.map((entry, index) => {
  const [name = '', maxSdk] = entry.split(':')
  const full = otherPrefixes[name] ?? `android.permission.${name}`
  return { id: index + 1, name: full, max_sdk: maxSdk ? Number(maxSdk) : null }
})

const idsOf = (names: string[]) =>
  [...new Set(names)].map(name => known.indexOf(name) + 1).sort((a, b) => a - b)

/** Permission ids of each version, oldest first: most are there from the start, a few come or go later. */
export function permissionHistory(app: App, versions: number): number[][] {
  const random = randomFrom(`permissions ${app.slug}`)
  const flagship = app.about === '-'
  const wanted = asked(app.kind).filter(() => flagship || random.chance(0.75))
  const added = new Map(wanted.map(name => [name, random.chance(0.25) ? random.int(1, versions) : 0]))
  const dropped = random.chance(0.3)
    ? { name: 'READ_PHONE_STATE', until: random.int(1, versions - 1) }
    : undefined
  return Array.from({ length: versions }, (_, index) => {
    const names = [...everyApp, ...wanted.filter(name => (added.get(name) ?? 0) <= index)]
    if (dropped && index < dropped.until) names.push(dropped.name)
    return idsOf(names)
  })
}
