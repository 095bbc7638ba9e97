import { Charts } from '../../kit/charts.tsx'
import { Crumbs } from '../../kit/crumbs.tsx'
import page from '../../kit/page.module.css'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import type { TopModel } from './model.ts'

const w = words.topPage

/** Both page types share it: where the rankings begin. */
export function Top({ model }: ViewProps<TopModel>) {
  return (
    <Page
      aside
      heading={w.heading}
      title={w.title}
      description={w.description}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], w.heading)]}
      header={{ current: 'top' }}
      className={page.wrap}
    >
      <Crumbs trail={[]} here={w.heading} />
      <h1>{w.heading}</h1>
      <p className={page.lead}>{words.home.ranksWhy(model.day)}</p>
      {model.kinds.map(({ kind, charts }) => (
        <section key={kind}>
          <h2>{words.nav[kind]}</h2>
          <Charts name={`top-${kind}`} whole={words.home.whole} charts={charts} />
        </section>
      ))}
    </Page>
  )
}
