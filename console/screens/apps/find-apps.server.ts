import { z } from 'zod'
import { APP_STATES } from '../../../contract/app-states.ts'
import { ANTI_FEATURES } from '../../../contract/import/anti-features.ts'
import type { Database } from '../../../data/db/database.ts'
import { type FoundApps, findApps as find, type Place } from '../../../data/db/queries/apps/find/find-apps.ts'
import type { AppLists } from '../../../data/db/queries/apps/find/lists.ts'
import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { choice, text } from '../../server/query.ts'

export function readPlace(text = ''): Place {
  const [, after, id] = /^(?:(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)_|below_)(\d{1,15})$/.exec(text) ?? []
  if (id) return after ? { after, id: Number(id) } : { below: Number(id) }
  return /^\d{1,3}$/.test(text) ? { offset: Number(text) } : undefined
}

/** What is looked for; empty: any. */
export const wantedApps = z.object({
  q: text(),
  state: choice(['', ...APP_STATES]),
  kind: choice(['', '0', '1']),
  /** The number of one. */
  category: z
    .string()
    .regex(/^\d{1,9}$/)
    .catch(''),
  /** The number of the repository that it comes from; own: from none. */
  source: z
    .string()
    .regex(/^(\d{1,9}|own)$/)
    .catch(''),
  /** What visitors are warned of in the version that they get; any: of something. */
  warning: choice(['', 'any', ...ANTI_FEATURES]),
})
export type WantedApps = z.infer<typeof wantedApps>

/** A page of the apps that are looked for. */
export async function findApps(
  db: Database,
  lists: AppLists,
  wanted: WantedApps,
  categories: CategoryOption[],
  place: Place,
  locale: string,
): Promise<FoundApps> {
  const { q, state, warning, source, category } = wanted
  const within = categories.filter(({ id, parentId }) => [id, parentId].map(String).includes(category))
  // A game in a category of apps can't exist: searching for it would scan the table for nothing.
  if (category && !within.some(({ resourceType }) => String(resourceType).startsWith(wanted.kind)))
    return { apps: [], next: null }
  const sought = {
    q,
    state,
    warning,
    kind: wanted.kind === '' ? null : wanted.kind === '1' ? (1 as const) : (0 as const),
    categories: category ? within.map(({ id }) => id) : null,
    source: source === 'own' ? ('own' as const) : source ? Number(source) : null,
  }
  return find(db, lists, sought, place, locale)
}
