/** What a change is about, as staff call it. */
export const FIELD_NAMES = [
  ...(['name', 'summary', 'description', 'texts', 'icon', 'screenshots', 'videos', 'categories'] as const),
  ...(['developer', 'type', 'packageName', 'filingNumber', 'minAge', 'releaseDate', 'status'] as const),
  ...(['website', 'privacyPolicy', 'sourceCode', 'issueTracker', 'changelog', 'translations'] as const),
  ...(['donationPage', 'ads', 'purchases', 'dataShared', 'dataEncrypted', 'dataDeletable'] as const),
  ...(['directPackage', 'autoDownload', 'figures', 'tips', 'dataSafety', 'prices'] as const),
  ...(['version', 'releaseNotes', 'state', 'files', 'permissions', 'warnings'] as const),
  ...(['legalName', 'address', 'email', 'logo', 'parent', 'position', 'slug', 'role', 'access'] as const),
  ...([
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
  ] as const),
  ...(['code', 'remaining', 'total', 'channel', 'visibility', 'outcome', 'settings', 'searchWords'] as const),
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
