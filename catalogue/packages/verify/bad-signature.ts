/** Why a signature isn't taken. Each is told to whoever sent the package: one without words does not compile. */
export const REFUSALS = [
  'no-manifest',
  'unsigned',
  'too-old-for-target',
  'too-old-for-sandbox',

  'signing-block-broken',
  'signing-block-too-large',
  'signing-block-twice',
  'signing-block-unaligned',

  'signers-broken',
  'signers-none',
  'signers-many',
  'signer-not-for-platform',
  'signer-range-wrong',
  'algorithms-unknown',
  'algorithms-differ',
  'signature-wrong',
  'certificate-none',
  'certificate-broken',
  'key-unknown',
  'key-differs',
  'content-changed',

  'v3-stripped',
  'v31-stripped',
  'v2-stripped',

  'lineage-broken',
  'lineage-signature-wrong',
  'lineage-repeats',
  'lineage-ends-elsewhere',

  'v1-file-broken',
  'v1-names-alike',
  'v1-certificate-unfit',
  'v1-manifest-changed',
  'v1-section-unnamed',
  'v1-section-twice',
  'v1-file-missing',
  'v1-file-unsigned',
  'v1-file-changed',
] as const

export type Refusal = (typeof REFUSALS)[number]

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
