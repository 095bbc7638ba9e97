import { Choices } from '../../kit/choices.tsx'
import { words } from '../../words/words.ts'
import { SEARCH_SORTS, searchPath } from './address.ts'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

const w = words.search

/** They stay when a category has none: it may be one of them that leaves nothing. */
export function Filters({ model: { address, kinds, all } }: { model: SearchModel }) {
  const chips: SearchModel['kinds'] = [{ kind: '', name: w.all, found: all }, ...kinds]
  return (
    <div className={style.filters}>
      {kinds.length > 1 && (
        <Choices
          label={w.kind}
          choices={chips.map(({ kind, name, lang, found }) => ({
            text: name,
            lang,
            note: String(found),
            href: searchPath({ ...address, kind, page: 1 }),
            current: kind === address.kind,
          }))}
        />
      )}
      <Choices
        label={w.sort}
        segmented
        choices={SEARCH_SORTS.map(sort => ({
          text: w.sorts[sort],
          href: searchPath({ ...address, sort, page: 1 }),
          current: sort === address.sort,
        }))}
      />
    </div>
  )
}
