/** What makes a package unreadable, by part. Each is told to whoever sent the file: one without words does not compile. */
export const MALFORMED = [
  'bytes-out-of-range',
  'zip-no-end',
  'zip-64',
  'zip-several-disks',
  'zip-directory-out-of-range',
  'zip-directory-too-large',
  'zip-directory-broken',
  'zip-name-too-long',
  'zip-duplicate-name',
  'zip-too-large',
  'zip-bomb',
  'zip-local-header',
  'zip-headers-disagree',
  'zip-method',
  'zip-entry-out-of-range',
  'zip-entry-too-large',
  'zip-deflate',
  'zip-size-wrong',
  'zip-crc-wrong',
  'strings-broken',
  'strings-too-long',
  'xml-broken',
  'xml-too-deep',
  'manifest-absent',
  'manifest-root',
  'manifest-attribute-twice',
  'manifest-package',
  'manifest-sdk',
  'manifest-too-many',
  'resources-broken',
  'resources-tangled',
] as const

export type MalformedId = (typeof MALFORMED)[number]

/** The package cannot be read, and this is why. Anything else that is thrown while one is read is our own mistake. */
export class Malformed extends Error {
  readonly id: MalformedId

  constructor(id: MalformedId, detail = '') {
    super(detail ? `${id}: ${detail}` : id)
    this.name = 'Malformed'
    this.id = id
  }
}
