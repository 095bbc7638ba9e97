/** The experiments that this code can run, each with its variants. The first is what visitors get while it is off. */
export const EXPERIMENTS = {
  /** Whether the first download of a visit opens the install guide on phones. */
  'install-guide': ['shown', 'hidden'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type Experiment = keyof typeof EXPERIMENTS
export type Variant<Name extends Experiment = Experiment> = (typeof EXPERIMENTS)[Name][number]

export const EXPERIMENT_NAMES = Object.keys(EXPERIMENTS) as [Experiment]

/** Running experiments by name, each with the percentage of visitors who take part. */
export type RunningExperiments = Readonly<Record<string, number>>

/** The action of the event that says that a visit met what differs. */
export const EXPOSED = 'exposed'

/** How an event names a variant, in its field `ab`. */
export const armOf = (experiment: string, variant: string): string => `${experiment}:${variant}`
