/** What a change is about, as staff call it. */
export const FIELD_NAMES = [
  'name',
  'summary',
  'description',
  'texts',
  'icon',
  'screenshots',
  'videos',
  'categories',
  'developer',
  'type',
  'packageName',
  'filingNumber',
  'minAge',
  'releaseDate',
  'status',
  'website',
  'privacyPolicy',
  'sourceCode',
  'issueTracker',
  'changelog',
  'translations',
  'donationPage',
  'ads',
  'purchases',
  'dataShared',
  'dataEncrypted',
  'dataDeletable',
  'directPackage',
  'autoDownload',
  'figures',
  'tips',
  'dataSafety',
  'prices',
  'version',
  'releaseNotes',
  'state',
  'files',
  'permissions',
  'warnings',
  'legalName',
  'address',
  'email',
  'logo',
  'parent',
  'position',
  'slug',
  'role',
  'access',
  'title',
  'subtitle',
  'body',
  'picture',
  'link',
  'starts',
  'ends',
  'language',
  'apps',
  'note',
  'code',
  'remaining',
  'total',
  'channel',
  'visibility',
  'outcome',
  'settings',
  'searchWords',
  'share',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

export interface ChangedField {
  name: FieldName
  /** Of a text: its language, in the reader's. */
  language?: string | undefined
}

/** What a sentence about a change needs. */
export interface SentenceParts {
  /** A member, a repository by its name, or a shell. */
  who: string
  /** The first app's name; null: it has none, or is gone. */
  app: string | null
  /** Of how many apps it is. */
  apps: number
  /** What else it is about by its name: a developer, a collection, a member. */
  thing: string | null
  isNew: boolean
  fields: ChangedField[]
  /** The name of a version. */
  version: string | null
  /** The sentence of the change that it undoes. */
  undone: string | null
}
