import { Charts } from '../../kit/charts.tsx'
import page from '../../kit/page.module.css'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { ListingPage } from '../listing-page.tsx'
import type { TopModel } from './model.ts'

const w = words.topPage

/** Both page types share it: where the rankings begin. */
export function Top({ model }: ViewProps<TopModel>) {
  return (
    <ListingPage
      sheet="aside"
      heading={w.heading}
      title={w.title}
      description={w.description}
      canonical={model.canonical}
      header={{ current: 'top' }}
    >
      <p className={page.lead}>{words.home.ranksWhy(model.day)}</p>
      {model.kinds.map(({ kind, charts }) => (
        <section key={kind}>
          <h2>{words.nav[kind]}</h2>
          <Charts name={`top-${kind}`} whole={words.home.whole} charts={charts} />
        </section>
      ))}
    </ListingPage>
  )
}
