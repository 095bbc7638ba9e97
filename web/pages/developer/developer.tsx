import { DEVELOPER_SORTS } from '../../../rules/apps/app-sorts.ts'
import { developerFeedPath, developerPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Choices } from '../../kit/choices.tsx'
import columns from '../../kit/columns.module.css'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Lattice } from '../../kit/lattice.tsx'
import { Pager } from '../../kit/pager.tsx'
import { FeedHead } from '../../shell/feed-link.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { appItems, breadcrumbs } from '../../structured/lists.ts'
import { organization } from '../../structured/organizations.ts'
import { words } from '../../words/words.ts'
import style from './developer.module.css'
import { DeveloperAside } from './developer-aside.tsx'
import { DeveloperCard } from './developer-card.tsx'
import type { DeveloperModel } from './model.ts'
import { ProofList } from './proof-list.tsx'

const w = words.developerPage

const feedOf = ({ developerId, name }: DeveloperModel) => ({
  title: words.feed.ofDeveloper(name),
  href: developerFeedPath(developerId),
})

/** Both page types share it: who they are, their apps, and how to reach them. */
export function Developer({ model }: ViewProps<DeveloperModel>) {
  const { developerId, sort } = model
  return (
    <Page
      sheet="aside"
      heading={model.name}
      title={w.title(model.name, model.page)}
      description={model.description ?? w.description(model.name, model.facts.count)}
      canonical={model.canonical}
      links={model.apps.length > 0 && <FeedHead {...feedOf(model)} />}
      things={whole => [
        organization(model.name, whole(developerPath(developerId)), model.contact.website?.url),
        breadcrumbs(whole, [], model.name),
        appItems(whole, model.apps, model.from),
      ]}
    >
      <div className={style.band}>
        <Lattice />
        <div className={style.wrap}>
          <Crumbs trail={[]} here={model.name} />
          <DeveloperCard model={model} />
        </div>
      </div>
      <div className={`${columns.columns} ${style.below}`}>
        <div className={style.content}>
          <div className={style.head}>
            <h2>{w.apps}</h2>
            {model.apps.length > 1 && (
              <Choices
                label={words.lists.sort}
                segmented
                choices={DEVELOPER_SORTS.map(one => ({
                  text: w.sorts[one],
                  href: developerPath(developerId, 1, one),
                  current: one === sort,
                }))}
              />
            )}
          </div>
          {model.apps.length > 0 ? (
            <AppList apps={model.apps} look="rows" module="developer-apps" order={sort} from={model.from} />
          ) : (
            <p className={style.none}>{w.none}</p>
          )}
          {model.cut && <p className={style.none}>{w.cut}</p>}
          <Pager
            current={model.page}
            last={model.lastPage}
            href={page => developerPath(developerId, page, sort)}
          />
          <ProofList model={model} />
          {model.others.length > 0 && (
            <section>
              <h2>{w.others}</h2>
              <AppList apps={model.others} look="rows" module="developer-others" />
            </section>
          )}
        </div>
        <DeveloperAside
          developerId={developerId}
          contact={model.contact}
          feed={model.apps.length > 0 ? feedOf(model) : undefined}
        />
      </div>
    </Page>
  )
}
