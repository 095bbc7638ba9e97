// Why nothing, or less than all, was imported from a repository. The console shows each: one without words (web/words) does not compile.

/** A place did not give what was asked for; another may. */
export const UNREACHED = ['away', 'status', 'slow', 'not-found', 'name-unknown', 'tls'] as const

/** What a place answers with that is not what was asked for, or where it would lead us. */
const FETCHED = [
  'address-wrong',
  'address-plain',
  'address-private',
  'name-wrong',
  'redirect-elsewhere',
  'redirects-many',
  'encoding',
  'too-large',
  'bytes-many',
  'size-wrong',
  'hash-wrong',
] as const

/** What is wrong with the signed entry: the file `entry.jar`. */
const SIGNED = [
  'jar-broken',
  'jar-bomb',
  'jar-unsigned',
  'jar-signers',
  'jar-digest-weak',
  'jar-key-weak',
  'jar-signature-wrong',
  'jar-file-unsigned',
  'jar-file-changed',
  'jar-no-entry',
  'other-key',
] as const

/** JSON that is not read. */
const JSON_FAULTS = [
  'json-not-utf8',
  'json-broken',
  'json-deep',
  'json-many',
  'json-text-long',
  'json-key-twice',
  'json-key-forbidden',
] as const

/** What the entry says of itself, and against what is held. */
const ENTRY = ['entry-broken', 'version-newer', 'time-ahead', 'rollback', 'equivocal'] as const

/** What the index says against the entry that names it. */
const INDEX = [
  'index-broken',
  'index-other-time',
  'index-miscounted',
  'index-many',
  'other-repository',
] as const

/** A catalogue of one's own, in our form. */
const FORM = ['form-broken', 'form-twice'] as const

const REFUSED = [...UNREACHED, ...FETCHED, ...SIGNED, ...JSON_FAULTS, ...ENTRY, ...INDEX, ...FORM] as const

export type RefusedId = (typeof REFUSED)[number]

/** Reported although the repository was read, or because it had nothing for us. */
const NOTED = [
  /** A place is behind what is held. */
  'late',
  /** Nothing newer has come for longer than the repository says it takes. */
  'stale',
  /** The list of changes does not lead to the index that was signed. */
  'diff-elsewhere',
  'diff-miscounted',
  /** What is held is not there, or no longer what it was. */
  'held-lost',
] as const

export type NotedId = (typeof NOTED)[number]

/** Why one app is left out; the others are taken. */
const LEFT_OUT = [
  'app-name',
  'app-broken',
  'app-many',
  'app-file-other',
  /** It has no stable version, or none that is a package. */
  'app-no-package',
  /** A command did not take it. */
  'app-refused',
  /** Packages of one's own. */
  'file-missing',
  'file-refused',
  'file-of-other',
] as const

export type LeftOutId = (typeof LEFT_OUT)[number]

/** What of an app is not taken over, though it is not left out. */
const NOT_TAKEN = [
  /** An app of this name is here from elsewhere: a person decides. */
  'name-taken',
  'category-unknown',
  /** The file is not what the index says of it. */
  'package-disagrees',
  'package-refused',
  'package-large',
  /** Nothing that pages can show, or nothing that can be read. */
  'picture-refused',
  'picture-large',
  /** The index does not say what it is. */
  'picture-unsummed',
] as const

type NotTakenId = (typeof NOT_TAKEN)[number]

export type ImportReason = RefusedId | NotedId | LeftOutId | NotTakenId
