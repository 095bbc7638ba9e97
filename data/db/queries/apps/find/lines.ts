import { z } from 'zod'
import type { AppState } from '../../../../../contract/app-states.ts'
import { resourceType } from '../../../app-columns.ts'
import { appName } from '../../../app-name.ts'
import { appState, state } from '../state.ts'

const line = z.object({
  id: z.number(),
  name: z.string().nullable(),
  packageName: z.string(),
  icon: z.string(),
  state,
  resourceType,
  developer: z.string().nullable(),
  version: z.string().nullable(),
  downloads: z.number(),
  warnings: z.array(z.string()),
  changedAt: z.date(),
  /** Of the repository that it comes from; null: from here. */
  source: z.string().nullable(),
  /** Where the next page goes on. */
  place: z.string(),
  nth: z.number(),
})
export type AppLine = z.infer<typeof line>

const shapeOf = (state: AppState | '') => ({
  ...line.shape,
  ...(state === 'noVersion' ? { version: z.null(), warnings: z.tuple([]) } : {}),
})

export const lineIn = (state: AppState | ''): z.ZodType<AppLine> => z.object(shapeOf(state))

/** One of those that are the store's own, or none; and where the next page begins, or nothing. */
export type OwnLine = { [Name in keyof AppLine]: AppLine[Name] | null } & { stopped: string }

export function ownLineIn(state: AppState | ''): z.ZodType<OwnLine> {
  const fields = Object.entries<z.ZodType>({ ...shapeOf(state), source: z.null() })
  const shape = Object.fromEntries(fields.map(([name, field]) => [name, field.nullable()]))
  return z.object({ ...shape, stopped: z.string() }) as unknown as z.ZodType<OwnLine>
}

export const columns = (locale: string) => `
  a.id, ${appName('a.id', locale)} as name, a.package_name as "packageName", a.icon_key as icon, ${appState('a')} as state,
  a.resource_type as "resourceType", d.name as developer, v.version_name as version, coalesce(s.downloads, 0)::float8 as downloads,
  coalesce(v.anti_features, '{}') as warnings, a.updated_at as "changedAt",
  (select coalesce(nullif(r.name, ''), r.address) from repository_apps o join repositories r on r.id = o.repository_id where o.app_id = a.id) as source`

export const joined = `
  left join developers d on d.id = a.developer_id
  left join versions v on v.id = a.current_version_id
  left join app_stats s on s.app_id = a.id`

export const where = (all: string[]) => (all.length > 0 ? `where ${all.join(' and ')}` : '')
