import type { AppItem } from '../../kit/app-list.tsx'
import type { Lang } from '../../kit/lang.ts'

export interface CompareWithModel {
  /** One or two, that another is compared with. */
  apps: { appId: number; name: string; lang?: Lang }[]
  /** Of this page, for its search. */
  path: string
  query: string
  /** What the search found; undefined: there is none. */
  found: ToPick[] | undefined
  similar: ToPick[]
}

export interface ToPick {
  app: AppItem
  /** Where it is beside the others. */
  href: string
}
