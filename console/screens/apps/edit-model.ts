import type { AppState } from '../../../contract/app-states.ts'
import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import type { Pick as Picked } from '../../kit/picks.ts'

/** What can be written of an app, by the names that app.edit has for it. */
export const LINK_FIELDS = [
  'websiteUrl',
  'privacyUrl',
  'sourceUrl',
  'issuesUrl',
  'changelogUrl',
  'translationUrl',
  'donateUrl',
] as const
/** null: not specified. */
export const SAID_FLAGS = ['hasAds', 'hasPurchases', 'dataShared', 'dataEncrypted', 'dataDeletable'] as const
export const STORE_FLAGS = ['directPackage', 'autoDownload'] as const
export const TEXT_FIELDS = ['name', 'summary', 'description'] as const

/** As a form has them: `texts.en.name`. */
export type AppValues = Record<string, string | string[]>

export interface Conflict {
  name: string
  was: string | string[]
  theirs: string | string[]
  mine: string | string[]
}

export interface AppModel {
  id: number
  revision: number
  name: string
  packageName: string
  icon: string
  state: AppState
  /** With the number that is in the form. */
  developer: Picked | undefined
  changed: { by: string; at: string; id: number } | null
  /** What is there. */
  now: AppValues
  /** The values of the fields. */
  values: AppValues
  conflicts: Conflict[]
  /** Languages whose texts stand in the form, which of them is shown first, and others that there are texts in. */
  locales: string[]
  open: string
  otherLocales: string[]
  /** Languages that can be removed, and those that will be. */
  removable: string[]
  removed: string[]
  categories: CategoryOption[]
  /** What edges would invalidate, and whether they drop it at once; undefined: not previewed. */
  tried: { tags: string[]; hard: boolean } | undefined
  mayEdit: boolean
}
