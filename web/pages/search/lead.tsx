import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { searchPath } from './address.ts'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

const w = words.search

/** What there is to say of the answer as a whole, and the list that was asked for by its name. */
export function Lead({ model }: { model: SearchModel }) {
  const { address, lists } = model
  return (
    <>
      <p className={style.lead}>
        <Said model={model} />
      </p>
      {model.free && (
        <p className={style.lead}>
          {w.free}
          <a href={model.free} rel="nofollow">
            {w.freeOfPurchases}
          </a>
        </p>
      )}
      {address.query && lists.length > 0 && (
        <nav className={style.lists} aria-label={w.lists}>
          {lists.map(({ name, href }) => (
            <a key={href} href={href}>
              {w.list(name)}
              <Icon name="chevron-right" size={16} />
            </a>
          ))}
        </nav>
      )}
    </>
  )
}

function Said({
  model: { address, found, max, corrected, fewer, absent, conditions },
}: {
  model: SearchModel
}) {
  const { query } = address
  const isAsked = conditions.some(one => one.isAsked)
  if (!query && !isAsked) return w.askWhy
  if (absent) return w.absent(absent, found)
  if (corrected)
    return (
      <>
        {w.corrected(corrected)}
        <a href={searchPath({ query, asTyped: true })} rel="nofollow">
          {w.asTyped(query)}
        </a>
      </>
    )
  if (fewer && found > 0) return w.fewer(query, fewer, found, max)
  if (found === 0) return isAsked ? w.noneSo : w.none(query)
  return w.found(found, max)
}
