/** Faults in a store's folder, each with its place; reported all at once. */
export type Fault = string

/** What was read, as far as it could be, and what was wrong with it. */
export interface Read<Value> {
  value: Value | undefined
  faults: Fault[]
}
