import { categoriesPath, listPath } from '../../addresses/addresses.ts'
import { Icon } from '../../kit/icon.tsx'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import { categoryIcons } from '../category-icons.ts'
import style from './category-tiles.module.css'
import type { HomeModel } from './model.ts'

/** With the link to all of them a complete row on a PC: however many an import adds, none is alone below the others. */
const MAX = 10

export function CategoryTiles({ categories }: { categories: HomeModel['categories'] }) {
  if (categories.length === 0) return null
  return (
    <nav
      className={style.tiles}
      aria-label={words.home.categories}
      {...marked({ module: 'home-categories' })}
    >
      {categories.slice(0, MAX).map(({ categoryId, name, lang, slug, game }, position) => (
        <a
          key={categoryId}
          className={game ? style.game : undefined}
          href={listPath({ categoryId })}
          lang={lang ?? undefined}
          {...marked({ card: `category-${categoryId}`, cardType: 'category', position })}
        >
          <span>
            <Icon name={categoryIcons[slug] ?? 'layers'} size={24} />
          </span>
          {name}
        </a>
      ))}
      <a href={categoriesPath}>
        <span>
          <Icon name="layout-grid" size={24} />
        </span>
        {words.home.allCategories}
      </a>
    </nav>
  )
}
