import type { Experiment, Variant } from '../../../contract/experiments.ts'
import type { Arm } from '../../../rules/experiments/compare-rates.ts'

export interface ArmLine extends Arm {
  variant: Variant
}

export interface ExperimentLine {
  name: Experiment
  /** undefined: it was never switched on. */
  run: { share: number; startedAt: Date; endedAt: Date | null } | undefined
  /** What everyone gets, and what is tried; undefined: there are no numbers. */
  arms: readonly [usual: ArmLine, tried: ArmLine] | undefined
}

export interface ExperimentsModel {
  experiments: ExperimentLine[]
  mayStart: boolean
  /** false: the store has no analytics. */
  isCounted: boolean
}
