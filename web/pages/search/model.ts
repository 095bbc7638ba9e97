import type { NeighbourApp } from '../detail/model.ts'

export interface SearchModel {
  /** What was asked for, trimmed and cut; empty: nothing yet. */
  query: string
  apps: NeighbourApp[]
}
