import type { Chart } from '../../kit/charts.tsx'
import type { Kind } from '../category-crumbs.ts'

export interface TopModel {
  canonical: string
  /** `11-15` */
  day: string | undefined
  kinds: { kind: Kind; charts: Chart[] }[]
}
