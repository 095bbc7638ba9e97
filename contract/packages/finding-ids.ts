// Everything that can be found in a package. The sender sees each: one without words (web/words) does not compile.

/** What makes a package unreadable, by part. */
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

/** What Android would still install: the verifier answers as Android does, the store refuses. */
const ZIP_FAULTS = [
  'zip-starts-otherwise',
  'zip-comment',
  'zip-several-ends',
  'zip-data-before-end',
  'zip-data-in-directory',
  'zip-data-between',
  'zip-data-before-directory',
  'zip-overlap',
  'zip-entry-beyond',
  'zip-headers-differ',
  'zip-descriptor-differs',
  'zip-encrypted',
  'zip-strange-method',
  'zip-stored-size',
  'zip-folder-with-data',
  'zip-name-empty',
  'zip-name-absolute',
  'zip-name-parent',
  'zip-name-backslash',
  'zip-name-control',
  'zip-name-not-utf8',
  'zip-name-case',
] as const

export type ZipFault = (typeof ZIP_FAULTS)[number]

/** What Android lets pass and a store should not: each can be read in two ways. */
const MANIFEST_FAULTS = [
  'manifest-names-differ',
  'manifest-value-twofold',
  'manifest-value-varies',
  'manifest-several-applications',
  'manifest-several-sdks',
] as const

export type ManifestFault = (typeof MANIFEST_FAULTS)[number]

/** Why a signature isn't taken. */
const REFUSALS = [
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

/** What is wrong with signatures although platforms may take the package. */
const SIGNATURE_FAULTS = [
  /** Platforms see different signers, and no lineage leads from one to the other. */
  'signers-differ',
  /** A signature does not hold, whether a platform reads it or not. */
  'signature-broken',
] as const

export type SignatureFault = (typeof SIGNATURE_FAULTS)[number]

/** What the file alone says, beside its structure and its signatures. */
const OF_FILE = [
  'key-public',
  'key-debug',
  'key-broken',
  'key-weak',
  'block-padding',
  'block-unknown',
  'signature-unknown',
  'files-unsigned',
  'split',
  'debuggable',
  'test-only',
  'version-code',
  'version-unnamed',
  'malware',
  'takes-too-much',
] as const

/** Findings from comparing it with the store's record of the app. */
const OF_RECORD = [
  'package-other',
  'version-there',
  'version-not-higher',
  'signer-changed',
  'signer-rotated',
  'permissions-added',
  'files-apart',
] as const

const FINDINGS = [
  ...MALFORMED,
  ...ZIP_FAULTS,
  ...MANIFEST_FAULTS,
  ...REFUSALS,
  ...SIGNATURE_FAULTS,
  ...OF_FILE,
  ...OF_RECORD,
] as const

export type FindingId = (typeof FINDINGS)[number]
