import { z } from 'zod'
import { mayGive } from '../../../contract/commands/roles.ts'
import { searchWordsPut } from '../../../contract/commands/taxonomy.schema.ts'
import { listSearchWords } from '../../../data/db/queries/searches/search-words.ts'
import { plainPhrase } from '../../../data/search/read-search.ts'
import { viewOf } from '../../kit/view.ts'
import { choice, id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import { SEARCH_WORD_KINDS } from './model.ts'
import type { searchWordsView } from './search-words.tsx'

export const searchWords = defineScreen({
  path: '/search-words',
  query: z.object({ kind: choice(SEARCH_WORD_KINDS), q: text(60), id }),
  view: viewOf<typeof searchWordsView>('searchWordsView'),
  async load({ db, query: { kind, q, id }, person }) {
    const lines = await listSearchWords(db, { isBrand: kind === '1', holding: plainPhrase(q) })
    return {
      kind,
      find: q,
      lines,
      chosen: lines.find(line => line.id === id),
      mayPut: mayGive(searchWordsPut, person.role),
    }
  },
})
