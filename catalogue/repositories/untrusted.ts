import type { RefusedId } from '../../contract/import/reason-ids.ts'

/** Nothing is taken from there, and this is why. Anything else that is thrown while a repository is read is our own mistake. */
export class UntrustedError extends Error {
  readonly id: RefusedId
  /** Which file, address, key or app it is about. */
  readonly about: string

  constructor(id: RefusedId, about = '') {
    super(about ? `${id}: ${about}` : id)
    this.name = 'Distrust'
    this.id = id
    this.about = about
  }
}

export function assertTrusted(holds: boolean, id: RefusedId, about = ''): asserts holds {
  if (!holds) throw new UntrustedError(id, about)
}
