import type { AppState } from '../../../../../contract/app-states.ts'
import type { AntiFeature } from '../../../../../contract/import/anti-features.ts'

/** What is looked for; empty or null: any. */
export interface WantedApps {
  q: string
  state: AppState | ''
  kind: 0 | 1 | null
  /** Those of one and of the ones below it. */
  categories: number[] | null
  /** The number of the repository that it comes from; own: from none. */
  source: number | 'own' | null
  /** What visitors are warned of in the version that they get; any: of something. */
  warning: AntiFeature | 'any' | ''
}

export const filtersFor = ({ kind, categories, source, warning }: WantedApps) => ({
  ofKind: kind,
  ofRepository: source === 'own' ? null : source,
  inCategories: categories,
  withWarnings: warning ? (warning === 'any' ? [] : [warning]) : null,
})
