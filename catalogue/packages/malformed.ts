import type { MalformedId } from '../../contract/packages/finding-ids.ts'

/** The package cannot be read, and this is why. Anything else that is thrown while one is read is our own mistake. */
export class Malformed extends Error {
  readonly id: MalformedId

  constructor(id: MalformedId, detail = '') {
    super(detail ? `${id}: ${detail}` : id)
    this.name = 'Malformed'
    this.id = id
  }
}
