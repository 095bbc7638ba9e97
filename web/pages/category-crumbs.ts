import { listPath } from '../addresses/lists.ts'
import type { Crumb } from '../kit/crumbs.tsx'
import type { Lang } from '../kit/lang.ts'
import { words } from '../words/words.ts'

export type Kind = 'soft' | 'game'
export const kindOf = (resourceType: 0 | 1): Kind => (resourceType === 1 ? 'game' : 'soft')

interface NamedCategory {
  id: number
  name: string
  lang?: Lang
}

/** The trail to these categories, the widest first. */
export const categoryCrumbs = (kind: Kind, categories: NamedCategory[]): Crumb[] => [
  { name: words.nav[kind], href: listPath({ kind }) },
  ...categories.map(({ id, name, lang }) => ({ name, lang, href: listPath({ categoryId: id }) })),
]
