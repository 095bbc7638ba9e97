import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { keepSettings, repositoryAt } from '../../data/db/queries/repositories/repositories.ts'
import { picturesAgain, takeAgain } from '../../data/db/queries/repositories/repository-apps.ts'
import type { Held } from '../repositories/held.ts'

/** What a person has decided of a repository. */
const settings = z.object({
  /** Mirrors that the operator trusts, used like its own address. */
  alsoAt: z.array(z.string()).default([]),
  /** Whether the package of each app's newest version is fetched and offered. Without it pages have no button to download. */
  packages: z.enum(['none', 'newest']).default('none'),
  /** Whether icons and screenshots are fetched and shown. Without them pages have drawn icons. */
  pictures: z.enum(['none', 'newest']).default('none'),
  /** Whether pages lead to where an app asks for money. */
  donations: z.enum(['none', 'show']).default('none'),
  /** Where its categories stand: by their names, the slug of one of the store's. */
  categories: z.record(z.string(), z.string()).default({}),
  /** How often the worker imports it; 0: never; null: by the worker's settings. */
  everyHours: z.number().min(0).optional(),
  /** Who took it although nothing newer came for longer than it promises, and why. What it made until then is taken. */
  staleAccepted: z.object({ by: z.string(), at: z.string(), reason: z.string() }).optional(),
})

export type RepositorySettings = z.infer<typeof settings>

export const readSettings = (kept: unknown): RepositorySettings => settings.parse(kept)

export interface Repository {
  id: number
  address: string
  name: string
  /** Empty: a local source, which is not signed. */
  fingerprint: string
  mirrors: string[]
  settings: RepositorySettings
  held: Held | undefined
}

export async function findRepository(db: Database, address: string): Promise<Repository | undefined> {
  const [row] = await repositoryAt(db, { address })
  if (!row) return undefined
  const { timestamp, sha256, own, ...known } = row
  const held =
    timestamp !== null && sha256 !== null && own !== null ? { timestamp, sha256, address: own } : undefined
  return { ...known, settings: readSettings(known.settings), held }
}

/** One that nothing is known of yet. */
export const newRepository = (address: string, pinned = ''): Repository => ({
  id: 0,
  address,
  name: '',
  fingerprint: pinned,
  mirrors: [],
  held: undefined,
  settings: settings.parse({}),
})

/** The new decision. */
export async function decide(
  db: Database,
  { id, settings: before }: Repository,
  decided: Partial<RepositorySettings>,
): Promise<void> {
  const after = { ...before, ...decided }
  await keepSettings(db, { repository: id, settings: JSON.stringify(after) })
  await lookAgain(db, id, before, after)
}

/** What says something else of all apps has all of them looked at again. */
export async function lookAgain(
  db: Database,
  repository: number,
  before: RepositorySettings,
  after: RepositorySettings,
): Promise<void> {
  if (!isDeepStrictEqual(before.categories, after.categories) || before.donations !== after.donations)
    await takeAgain(db, { repository })
  // Also those that went lost here, or were refused.
  if (before.pictures !== after.pictures) await picturesAgain(db, { repository })
}
