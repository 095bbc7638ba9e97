/** What is wrong in a store's folder, each with where it stands; told all at once. */
export type Fault = string

/** What was read, as far as it could be, and what was wrong with it. */
export interface Read<Value> {
  value: Value | undefined
  faults: Fault[]
}
