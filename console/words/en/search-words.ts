export const searchWords = {
  sub: 'What visitors type, and the words apps use for it. Changes apply to the next search.',
  kinds: { '0': 'Synonyms', '1': 'Brands' },
  kind: 'Type',
  none: 'No search words match.',
  typed: 'Visitors type',
  typedHelp: 'Separate with commas, in any language.',
  meant: 'Search for',
  meantHelp: 'Words that apps use in names, summaries or categories.',
  brandHelp:
    'If no app has this name, visitors see that it is missing, and the categories and apps that these words find.',
  add: 'Add',
  change: 'Edit',
  save: 'Save',
  remove: 'Remove',
  find: 'Find a word',
}
