import type { ImportLimits } from '../limits.ts'
import type { Spent } from './spent.ts'

/** What goes with every file of one reading. */
export interface Fetching {
  limits: ImportLimits
  spent: Spent
}

export interface Asked {
  name: string
  max: number
  /** What it is if it is longer. */
  tooLong: 'too-large' | 'size-wrong'
}
