import { listPath } from '../../addresses/addresses.ts'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import style from './category-tiles.module.css'
import type { HomeModel } from './model.ts'

/** By the category's short name; a store with others adds them here. */
const icons: Record<string, IconName> = {
  office: 'list-checks',
  learning: 'book-open',
  media: 'clapperboard',
  life: 'coffee',
  wellness: 'heart-pulse',
  tools: 'wrench',
  casual: 'puzzle',
  journey: 'swords',
  planning: 'sprout',
  arena: 'rocket',
}

export function CategoryTiles({ categories }: { categories: HomeModel['categories'] }) {
  if (categories.length === 0) return null
  return (
    <nav
      className={style.tiles}
      aria-label={words.home.categories}
      {...marked({ module: 'home-categories' })}
    >
      {categories.map(({ categoryId, name, slug, game }, position) => (
        <a
          key={categoryId}
          className={game ? style.game : undefined}
          href={listPath({ categoryId })}
          {...marked({ card: `category-${categoryId}`, cardType: 'category', position })}
        >
          <span>
            <Icon name={icons[slug] ?? 'layers'} size={24} />
          </span>
          {name}
        </a>
      ))}
    </nav>
  )
}
