import { markedParts } from '../../../rules/marked-parts.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Choices } from '../../kit/choices.tsx'
import columns from '../../kit/columns.module.css'
import { marked } from '../../kit/marks.ts'
import { Pager } from '../../kit/pager.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { SEARCH_KINDS, SEARCH_SORTS, searchPath } from './address.ts'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

const w = words.search

/** Both page types share it: what others install stands beside the answer, and on a narrow screen below an empty one. */
export function Search({ assets, pageType, model }: ViewProps<SearchModel>) {
  const { address, apps, hot } = model
  const { query } = address
  const heading = query || w.ask
  return (
    <Document
      assets={assets}
      page={{ pageType, title: w.label }}
      title={w.title(query, address.page)}
      description={w.placeholder}
    >
      <Header query={query} />
      <main id="content" className={`${columns.columns} ${style.search}`}>
        <div className={style.content} {...marked({ keyword: query || undefined })}>
          <h1 dir="auto">{heading}</h1>
          <Lead model={model} />
          {query && <Filters model={model} />}
          {apps.length > 0 && (
            <AppList
              apps={apps}
              look="rows"
              module="search-results"
              from={model.from}
              text={text => <Marked text={text} sought={model.near ? [] : model.sought} />}
            />
          )}
          {query && apps.length === 0 && (
            <ul className={style.hints}>
              {w.hints.map(hint => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          )}
          <Pager
            current={address.page}
            last={model.lastPage}
            href={page => searchPath({ ...address, page })}
          />
        </div>
        {hot.length > 0 && (pageType === 'PC' || apps.length === 0) && (
          <aside className={style.aside}>
            <h2>{w.hot}</h2>
            <AppList apps={hot} look="ranked" module="search-hot" />
          </aside>
        )}
      </main>
      <Footer />
    </Document>
  )
}

/** What there is to say of the answer as a whole. */
function Lead({ model: { address, found, near, most } }: { model: SearchModel }) {
  if (!address.query) return <p>{w.askWhy}</p>
  if (found === 0) return <p>{w.none(address.query)}</p>
  return <p>{near ? `${w.none(address.query)}，${w.near}：` : w.found(found, most)}</p>
}

/** They stay when nothing is found: it may be one of them that leaves nothing. */
function Filters({ model: { address } }: { model: SearchModel }) {
  return (
    <div className={style.filters}>
      <Choices
        label={w.kind}
        segmented
        choices={SEARCH_KINDS.map(kind => ({
          text: w.kinds[kind],
          href: searchPath({ ...address, kind, page: 1 }),
          current: kind === address.kind,
        }))}
      />
      <Choices
        label={w.sort}
        choices={SEARCH_SORTS.map(sort => ({
          text: w.sorts[sort],
          href: searchPath({ ...address, sort, page: 1 }),
          current: sort === address.sort,
        }))}
      />
    </div>
  )
}

function Marked({ text, sought }: { text: string; sought: string[] }) {
  return markedParts(text, sought).map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and never change.
    hit ? <mark key={i}>{text}</mark> : text,
  )
}
