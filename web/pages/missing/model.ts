import type { NeighbourApp } from '../detail/model.ts'

/** A page that is not there, or no longer. */
export interface MissingModel {
  title: string
  heading: string
  body: string
  /** What may do instead. */
  related: NeighbourApp[]
}
