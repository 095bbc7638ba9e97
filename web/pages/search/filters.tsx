import choices from '../../kit/choices.module.css'
import { Choices } from '../../kit/choices.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { SEARCH_SORTS, searchPath } from './address.ts'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

const w = words.search

/** What else may be asked of what was found. Those that are carry a cross, and lead to the same without. */
export function Conditions({ model: { conditions, withoutConditions, all, max } }: { model: SearchModel }) {
  if (conditions.length === 0) return null
  const asked = conditions.filter(({ isAsked }) => isAsked)
  return (
    <nav className={`${choices.choices} ${style.conditions}`} aria-label={w.conditions}>
      {[...asked, ...conditions.filter(({ isAsked }) => !isAsked)].map(
        ({ condition, isAsked, found, href }) => (
          <a
            key={condition}
            href={href}
            rel="nofollow"
            aria-current={isAsked ? 'true' : undefined}
            aria-label={isAsked ? w.withoutCondition(w.conditionNames[condition]) : undefined}
          >
            {w.conditionNames[condition]}
            {isAsked ? <Icon name="x" size={16} /> : <small>{all >= max ? `${found}+` : found}</small>}
          </a>
        ),
      )}
      {asked.length > 1 && (
        <a href={withoutConditions} rel="nofollow">
          {w.noConditions}
        </a>
      )}
    </nav>
  )
}

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
