import type { SearchWords } from '../../../data/db/queries/searches/search-words.ts'

/** Whether they are brands. */
export const SEARCH_WORD_KINDS = ['0', '1'] as const

export interface SearchWordsModel {
  kind: (typeof SEARCH_WORD_KINDS)[number]
  find: string
  lines: SearchWords[]
  /** The ones that are changed; undefined: some are added. */
  chosen: SearchWords | undefined
  mayPut: boolean
}
