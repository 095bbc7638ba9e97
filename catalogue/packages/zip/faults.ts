/** What Android would still install: the verifier answers as Android does, the store refuses. */
export const ZIP_FAULTS = [
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
