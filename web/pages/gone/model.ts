import type { GoneKind } from '../../../contract/gone.ts'
import type { AppItem } from '../../kit/app-list.tsx'

/** An app that is no longer offered. What staff wrote of it is no part of this. */
export interface GoneModel {
  appId: number
  packageName: string
  name: string
  kind: GoneKind
  /** What may do instead. */
  related: AppItem[]
  /** Where nothing is similar. */
  popular: AppItem[]
}
