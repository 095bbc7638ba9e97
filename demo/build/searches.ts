import { cells, wordsOf } from '../core/words.ts'
import type { Row } from '../model.ts'

/** What is searched for most; marked as invented, so that it goes as soon as visitors have searched. */
export const searchRows: Row[] = [...wordsOf('searches')(''), ...wordsOf('en/searches')('')].map(line => {
  const [word = '', searches, related = ''] = cells(line)
  return { word, searches: Number(searches), related: related.split(', '), invented: true }
})
