/** A real server under a folder of its own, on a loopback port of its own. */
export interface Engine {
  name: string
  /** Names its process; where there is none, it is no process of ours, or several. */
  pidFile?: string
  /** Where it is several: each of them. */
  parts?: Engine[]
  /** Starts it unless it runs already, and returns when it answers. */
  start(): Promise<void>
  /** Starts it as it was when its process died, where that is not the same. */
  revive?(): Promise<void>
  stop(): Promise<void>
}

export const partsOf = (engine: Engine): Engine[] => engine.parts?.flatMap(partsOf) ?? [engine]
