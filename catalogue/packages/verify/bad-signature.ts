import type { Refusal } from '../../../contract/packages/finding-ids.ts'

/** This signature isn't taken. Anything else that is thrown while one is read is our own mistake, but for `Malformed`. */
export class BadSignature extends Error {
  readonly id: Refusal

  constructor(id: Refusal) {
    super(id)
    this.name = 'BadSignature'
    this.id = id
  }
}

export function must(holds: boolean, id: Refusal): asserts holds {
  if (!holds) throw new BadSignature(id)
}
