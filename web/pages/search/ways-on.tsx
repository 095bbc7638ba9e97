import { AppList } from '../../kit/app-list.tsx'
import { Icon } from '../../kit/icon.tsx'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import { categoryIcons } from '../category-icons.ts'
import { searchPath } from './address.ts'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

const w = words.search

/** For who has found nothing, or not asked yet. */
export function WaysOn({ model: { categories, popular } }: { model: SearchModel }) {
  return (
    <>
      {categories.length > 0 && (
        <>
          <h2>{w.categories}</h2>
          <nav className={style.tiles} aria-label={w.categories} {...marked({ module: 'search-categories' })}>
            {categories.map(({ name, lang, href, slug, game }) => (
              <a key={href} href={href} lang={lang ?? undefined} data-game={game ? '' : undefined}>
                <Icon name={categoryIcons[slug] ?? 'layers'} size={24} />
                {name}
              </a>
            ))}
          </nav>
        </>
      )}
      {popular.length > 0 && (
        <>
          <h2>{w.popular}</h2>
          <AppList apps={popular} look="rows" module="search-hot" />
        </>
      )}
    </>
  )
}

/** What visitors searched for who searched for this. */
export function RelatedWords({ model: { related } }: { model: SearchModel }) {
  if (related.length === 0) return null
  return (
    <section>
      <h2>{w.related}</h2>
      <p className={style.words} {...marked({ module: 'search-related' })}>
        {related.map(word => (
          <a key={word} href={searchPath({ query: word })} dir="auto">
            {word}
          </a>
        ))}
      </p>
    </section>
  )
}

/** What many search for, the most first. */
export function HotWords({ model: { hotWords } }: { model: SearchModel }) {
  if (hotWords.length === 0) return null
  return (
    <section>
      <h2>{w.hotWords}</h2>
      <ol className={style.hot} {...marked({ module: 'search-hot-words' })}>
        {hotWords.map((word, i) => (
          <li key={word} {...marked({ card: `word-${word}`, cardType: 'word', position: i })}>
            <a href={searchPath({ query: word })} dir="auto">
              <span data-first={i < 3 ? '' : undefined} aria-hidden="true">
                {i + 1}
              </span>
              {word}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
