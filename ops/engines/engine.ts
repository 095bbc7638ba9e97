/** A real server under a folder of its own, on a loopback port of its own. */
export interface Engine {
  name: string
  /** Starts it unless it runs already, and returns when it answers. */
  start(): Promise<void>
  stop(): Promise<void>
}
