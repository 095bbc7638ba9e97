import type { Database } from '../../../data/db/database.ts'
import type { Shape } from './shape.ts'

export interface Target {
  shape: Shape
  /** App ids, the most discussed first. */
  popular: Int32Array
  /** Ids of comments that have more replies than the page shows at first. */
  discussed: Float64Array
  one: Database
}

export interface Case {
  name: string
  run(target: Target, seed: number, n: number): Promise<void>
}
