import { listPath } from '../../addresses/addresses.ts'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Icon } from '../../kit/icon.tsx'
import page from '../../kit/page.module.css'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { categoryIcons } from '../category-icons.ts'
import style from './categories.module.css'
import type { CategoriesModel } from './model.ts'

const w = words.categoriesPage

/** Both page types share it: every category, each below the one that holds it. */
export function Categories({ model }: ViewProps<CategoriesModel>) {
  return (
    <Page
      aside
      heading={w.heading}
      title={w.title}
      description={w.description}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], w.heading)]}
      className={page.wrap}
    >
      <Crumbs trail={[]} here={w.heading} />
      <h1>{w.heading}</h1>
      {model.kinds.map(({ kind, categories }) => (
        <section key={kind} className={kind === 'game' ? style.game : undefined}>
          <h2>{words.nav[kind]}</h2>
          <ul className={style.groups}>
            {categories.map(({ categoryId, name, lang, slug, inside }) => (
              <li key={categoryId}>
                <a className={style.whole} href={listPath({ categoryId })} lang={lang ?? undefined}>
                  <Icon name={categoryIcons[slug] ?? 'layers'} size={24} />
                  {name}
                </a>
                {inside.map(({ categoryId, name, lang }) => (
                  <a key={categoryId} href={listPath({ categoryId })} lang={lang ?? undefined}>
                    {name}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
