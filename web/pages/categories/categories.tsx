import { listPath } from '../../addresses/addresses.ts'
import { Icon } from '../../kit/icon.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { categoryIcons } from '../category-icons.ts'
import { ListingPage } from '../listing-page.tsx'
import style from './categories.module.css'
import type { CategoriesModel } from './model.ts'

const w = words.categoriesPage

/** Both page types share it: every category, each below the one that holds it. */
export function Categories({ model }: ViewProps<CategoriesModel>) {
  return (
    <ListingPage
      sheet="aside"
      heading={w.heading}
      title={w.title}
      description={w.description}
      canonical={model.canonical}
    >
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
    </ListingPage>
  )
}
