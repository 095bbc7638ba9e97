import type { Place, PlacementKind } from '../../../contract/placements.ts'

export interface PlacementLine {
  id: number
  revision: number
  title: string
  /** null: on every app's page, or on none. */
  app: number | null
  appName: string | null
  /** null: since ever, or for ever. */
  from: string | null
  to: string | null
  place: Place
  state: 'now' | 'next' | 'over'
  /** Others that want the same place at the same time. */
  clashes: number[]
}

export interface PlacementsModel {
  /** undefined: some of every kind. */
  kind: PlacementKind | undefined
  when: 'shown' | 'over' | 'all'
  app: string
  groups: { kind: PlacementKind; lines: PlacementLine[]; more: string | null }[]
  now: string
  mayPlace: boolean
}

/** An app of a collection. */
export interface Member {
  app: number
  note: string
}

export interface PlacementModel {
  kind: PlacementKind
  /** undefined: it is a new one. */
  line: PlacementLine | undefined
  /** By the names of the command's fields. */
  values: Record<string, string>
  /** Apps of a collection, in their order. */
  members: Member[]
  now: string
}
