import type { PlacementKind } from '../../../contract/placements.ts'
import type { membersOf, PlacementRow } from '../../../data/db/queries/placements/placements.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { Pick } from '../../kit/picks.ts'

export type PlacementLine = PlacementRow

export const WHENS = ['shown', 'over', 'all'] as const

export interface PlacementsModel {
  /** undefined: some of every kind. */
  kind: PlacementKind | undefined
  when: (typeof WHENS)[number]
  app: number | null
  picked: Pick | undefined
  groups: { kind: PlacementKind; lines: PlacementLine[]; more: string | null }[]
  now: Date
  mayPlace: boolean
}

/** An app of a collection. */
export type Member = RowOf<typeof membersOf>

export interface PlacementModel {
  kind: PlacementKind
  /** undefined: it is a new one. */
  line: PlacementLine | undefined
  /** By the names of the command's fields. */
  values: Record<string, string>
  /** Apps of a collection, in their order. */
  members: Member[]
  /** The apps that it names, by their numbers. */
  apps: Record<number, Pick>
  now: Date
}
