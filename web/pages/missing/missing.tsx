import { homePath, reportPath } from '../../addresses/addresses.ts'
import { SearchForm } from '../../features/search-box/search-form.tsx'
import { AppList } from '../../kit/app-list.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { CategoryTiles } from '../home/category-tiles.tsx'
import style from './missing.module.css'
import type { MissingModel } from './model.ts'

export function Missing({ model }: ViewProps<MissingModel>) {
  return (
    <Page
      sheet="aside"
      heading={model.heading}
      title={model.title}
      description={model.body}
      header={{ search: false }}
      className={style.missing}
    >
      <Icon name="sprout" size={24} />
      <h1>{model.heading}</h1>
      <p>{model.body}</p>
      <SearchForm className={style.search} />
      <p className={style.ways}>
        <a className={`${button.button} ${button.primary}`} href={model.way?.url ?? homePath}>
          {model.way?.label ?? words.missing.back}
        </a>
        <a href={reportPath({ kind: 'other' })}>{words.missing.tell}</a>
      </p>
      {model.popular.length > 0 && (
        <section className={style.apps}>
          <h2>{words.missing.popular}</h2>
          <AppList apps={model.popular} look="columns" module="popular" />
        </section>
      )}
      {model.categories.length > 0 && (
        <section className={style.apps}>
          <h2>{words.home.categories}</h2>
          <CategoryTiles categories={model.categories} />
        </section>
      )}
    </Page>
  )
}
