import { AsyncLocalStorage } from 'node:async_hooks'

/** A request that is followed: its id, and what it asked of the database. */
export interface Asking {
  id: string
  statements: number
  ms: number
}

/** Set while a request is served that is logged. */
export const asking = new AsyncLocalStorage<Asking>()
