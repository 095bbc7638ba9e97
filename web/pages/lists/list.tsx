import { APP_MARKS, type AppMark } from '../../../rules/apps/app-marks.ts'
import { APP_SORTS } from '../../../rules/apps/app-sorts.ts'
import { listFeedPath, listPath } from '../../addresses/lists.ts'
import { AppList } from '../../kit/app-list.tsx'
import { type Choice, Choices } from '../../kit/choices.tsx'
import columns from '../../kit/columns.module.css'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Pager } from '../../kit/pager.tsx'
import { FeedHead, FeedLink } from '../../shell/feed-link.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { appItems, breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import style from './list.module.css'
import type { ListModel } from './model.ts'

const w = words.lists

/** Both page types share it: on a wide screen rising apps are beside the list, on a narrow one nowhere. */
export function List({ pageType, model }: ViewProps<ListModel>) {
  const { place, address, apps } = model
  return (
    <Page
      sheet="aside"
      heading={model.heading}
      title={model.title}
      description={model.description}
      canonical={model.canonical}
      things={absoluteUrl => [
        breadcrumbs(absoluteUrl, model.trail, model.heading),
        appItems(absoluteUrl, apps, model.from),
      ]}
      links={model.found > 0 && <FeedHead {...feedOf(model)} />}
      header={{ current: model.kind }}
      className={`${columns.columns} ${style.page}`}
    >
      <div className={style.content}>
        <Crumbs trail={model.trail} here={model.heading} lang={model.lang} />
        <h1 lang={model.lang ?? undefined}>{model.heading}</h1>
        <p className={style.lead}>
          {model.rule}
          <small>
            {w.count(
              model.found,
              address.marks.map(mark => w.marks[mark]),
            )}
          </small>
        </p>
        {model.categories.length > 1 && (
          <div className={style.categories}>
            <Choices label={w.categories} choices={categories(model)} follow />
          </div>
        )}
        <div className={style.choices}>
          <Choices label={w.sort} choices={sorts(model)} segmented />
          <Choices label={w.filter} choices={filters(model)} />
        </div>
        {apps.length > 0 ? (
          <div className={style.list}>
            <AppList
              apps={apps}
              look="rows"
              module={'kind' in place ? 'top' : 'category'}
              order={address.sort}
              from={model.from}
              numbered={address.sort !== 'new'}
            />
          </div>
        ) : (
          <p className={style.none}>
            {address.marks.length > 0 ? w.noneMarked : w.none}
            {address.marks.length > 0 && <a href={listPath(place, { sort: address.sort })}>{w.unmark}</a>}
          </p>
        )}
        <Pager
          current={address.page}
          last={model.lastPage}
          href={page => listPath(place, { ...address, page })}
        />
        {model.found > 0 && <FeedLink {...feedOf(model)} />}
      </div>
      {pageType === 'PC' && model.rising.length > 0 && (
        <aside className={style.aside}>
          <h2>{w.rising[model.kind]}</h2>
          <AppList apps={model.rising} look="ranked" module="rising" />
        </aside>
      )}
    </Page>
  )
}

const feedOf = ({ place, heading }: ListModel) => ({
  title: words.feed.ofList(heading),
  href: listFeedPath(place),
})

/** Order and filters stay when the category changes; every other view begins at its first page. */
const categories = ({ categories, address: { sort, marks } }: ListModel): Choice[] =>
  categories.map(({ name, lang, place, current }) => ({
    text: name,
    lang,
    href: listPath(place, { sort, marks }),
    current,
  }))

const sorts = ({ place, address: { sort, marks } }: ListModel): Choice[] =>
  APP_SORTS.map(chosen => ({
    text: w.sorts[chosen],
    href: listPath(place, { sort: chosen, marks }),
    current: chosen === sort,
  }))

function filters({ place, address: { sort, marks } }: ListModel): Choice[] {
  const turned = (mark: AppMark) =>
    marks.includes(mark) ? marks.filter(other => other !== mark) : [...marks, mark]
  return APP_MARKS.map(mark => ({
    text: w.marks[mark],
    href: listPath(place, { sort, marks: turned(mark) }),
    current: marks.includes(mark),
  }))
}
