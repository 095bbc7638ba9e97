import { randomFrom } from '../core/random.ts'
import type { App, Row } from '../model.ts'
import { kindOf } from './kinds.ts'

/** Kinds an app may also be looked for in. */
const related: Record<string, string[]> = {
  journal: ['todo', 'camera', 'health'],
  todo: ['docs', 'journal'],
  docs: ['todo', 'files'],
  reading: ['language', 'music'],
  language: ['reading', 'kids'],
  kids: ['reading', 'language'],
  camera: ['video', 'journal'],
  video: ['camera', 'music'],
  music: ['health', 'reading'],
  cooking: ['health', 'community'],
  weather: ['travel'],
  travel: ['weather', 'camera', 'fitness'],
  money: ['todo'],
  community: ['travel'],
  fitness: ['health', 'travel'],
  health: ['fitness'],
  files: ['safety', 'docs'],
  safety: ['files'],
  match: ['puzzle', 'farm'],
  puzzle: ['match', 'adventure'],
  cards: ['strategy', 'puzzle'],
  adventure: ['puzzle', 'rpg'],
  rpg: ['adventure', 'action'],
  action: ['adventure', 'racing'],
  strategy: ['farm', 'cards'],
  farm: ['strategy', 'match'],
  racing: ['action'],
  space: ['action', 'strategy'],
}

/** The primary sub-category first, then at times its parent or a related one. */
export function categoriesOf(app: App): Row[] {
  const random = randomFrom(`categories ${app.slug}`)
  const own = kindOf(app.kind)
  const others = [own.parentId ?? own.id, ...(related[app.kind] ?? []).map(slug => kindOf(slug).id)]
  const ids = [own.id, ...random.sample(others, random.int(0, 2))]
  return [...new Set(ids)].map((category_id, position) => ({ app_id: app.id, category_id, position }))
}
