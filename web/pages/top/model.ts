import type { Chart } from '../../kit/charts.tsx'
import type { Kind } from '../category-crumbs.ts'

export interface TopModel {
  canonical: string
  /** When they were worked out, as on the home page. */
  day: string
  kinds: { kind: Kind; charts: Chart[] }[]
}
