import { SearchForm } from '../../components/search-form.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { NeighbourList } from '../detail/sections/neighbour-list.tsx'
import type { SearchModel } from './model.ts'
import style from './search.module.css'

export function Search({ assets, pageType, model }: ViewProps<SearchModel>) {
  const { query, apps } = model
  const w = words.search
  const heading = query ? w.results(query, apps.length) : w.ask
  return (
    <Document
      assets={assets}
      page={{ pageType, title: w.label }}
      title={w.title(query)}
      description={w.placeholder}
      noindex
    >
      <Header search={false} />
      <main id="content" className={style.search}>
        <SearchForm query={query} />
        <h1>{heading}</h1>
        {apps.length > 0 ? <NeighbourList apps={apps} /> : query && <p>{w.none}</p>}
      </main>
      <Footer />
    </Document>
  )
}
