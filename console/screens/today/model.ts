import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import type { recentChanges } from '../../../data/db/queries/changes/list.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { Names } from '../changes/names.ts'

export interface FreshRow {
  variant: string
  p50: number
  p99: number
  /** The slowest of each part of the day; null: none. */
  bars: (number | null)[]
}

export type NeedKind = 'unsent' | 'requests' | 'reports' | 'failedImports' | 'waitingApps' | 'drafts'

export interface Need {
  kind: NeedKind
  count: number
}

interface RecentChange extends RowOf<typeof recentChanges> {
  canUndo: boolean
}

export interface TodayModel {
  span: number
  at: Date
  fresh: { p99: number | null; seen: number; slow: number; variants: FreshRow[]; lastDone: Date | null }
  needs: Need[]
  recent: { changes: RecentChange[]; names: Names }
  /** Sign-in links that were made outside the console. */
  shellLinks: AccountEventRow[]
  isUnsandboxed: boolean
  isCounted: boolean
  numbers:
    | {
        downloads: number
        downloadsBefore: number
        views: number
        viewsBefore: number
        line: number[]
        lineBefore: number[]
        funnel: number[]
        vitals: { name: string; p75: number; visits: number }[]
      }
    | undefined
}
