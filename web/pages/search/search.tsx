import { AppList } from '../../kit/app-list.tsx'
import columns from '../../kit/columns.module.css'
import { marked } from '../../kit/marks.ts'
import { Pager } from '../../kit/pager.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { searchPath } from './address.ts'
import { BestHit } from './best-hit.tsx'
import { Conditions, Filters } from './filters.tsx'
import { Lead } from './lead.tsx'
import { Marked } from './marked.tsx'
import type { SearchModel } from './model.ts'
import style from './search.module.css'
import { HotWords, RelatedWords, WaysOn } from './ways-on.tsx'

const w = words.search

/** Both page types share it: popular searches are beside the results, and on a narrow screen below them. */
export function Search({ model }: ViewProps<SearchModel>) {
  const { address, apps, best, corrected } = model
  const { query } = address
  const text = (text: string) => <Marked text={text} sought={model.sought} />
  return (
    <Page
      sheet="aside"
      heading={w.label}
      title={w.title(query, address.page)}
      description={w.placeholder}
      header={{ query }}
      className={`${columns.columns} ${style.search}`}
    >
      <div className={style.content} {...marked({ keyword: query || undefined })}>
        <h1 dir="auto">{corrected ?? (query || w.ask)}</h1>
        <Lead model={model} />
        <Conditions model={model} />
        {model.all > 1 && <Filters model={model} />}
        {best && <BestHit {...best} text={text} position={model.from - 1} />}
        {apps.length > 0 && (
          <AppList apps={apps} look="rows" module="search-results" from={model.from} text={text} />
        )}
        {model.found === 0 && <WaysOn model={model} />}
        <Pager current={address.page} last={model.lastPage} href={page => searchPath({ ...address, page })} />
      </div>
      <aside className={style.aside}>
        <RelatedWords model={model} />
        <HotWords model={model} />
      </aside>
    </Page>
  )
}
