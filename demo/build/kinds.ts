import { englishOf } from '../core/english.ts'
import { cells, wordsOf } from '../core/words.ts'

export type Category = {
  id: number
  parentId: number | null
  slug: string
  name: string
  /** In English. */
  called: string
  game: boolean
  position: number
}

/** Parents have ids 10, 20 … (games from 100 up); children follow their parent. */
function readCategories(): Category[] {
  const list: Category[] = []
  let parent: Category | undefined
  let positions = { parent: 0, child: 0 }
  for (const line of wordsOf('categories')('')) {
    const child = line.startsWith('>')
    const [slug = '', name = '', type] = cells(line.replace(/^>/, ''))
    const [called = ''] = englishOf('categories', '', slug)
    if (child && parent) {
      positions = { ...positions, child: positions.child + 1 }
      const { id, game } = parent
      list.push({
        id: id + positions.child,
        parentId: id,
        slug,
        name,
        called,
        game,
        position: positions.child - 1,
      })
    } else {
      positions = { parent: positions.parent + 1, child: 0 }
      const game = type === '1'
      const id = positions.parent * 10 + (game ? 30 : 0)
      parent = { id, parentId: null, slug, name, called, game, position: positions.parent - 1 }
      list.push(parent)
    }
  }
  return list
}

export const categories = readCategories()
export const kinds = categories.filter(category => category.parentId !== null)

export function kindOf(slug: string): Category {
  const kind = kinds.find(category => category.slug === slug)
  if (!kind) throw new Error(`no category ${slug}`)
  return kind
}
