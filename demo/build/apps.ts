import { cells, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { developerFor } from './developers.ts'
import { kinds } from './kinds.ts'

const flagships = ['moss', 'whale']

/** Apps that show how a page copes with something unusual. */
const specials: Record<string, string> = {
  kexue: 'long-name',
  dns: 'no-screenshots',
  tianwen: 'no-comments',
  shujia: 'one-notice',
  fangyan: 'odd-scripts',
  dingyue: 'delisted',
  taluo: 'delisted',
}

/** Published by someone who left no name. */
const anonymous = ['celiang', 'huxi', 'tiaoqi', 'qingsao', 'jiepai']

const longName = '为什么实验室：给好奇孩子和被问倒的大人的一百个厨房小实验（附安全说明与错误示范）'

function draft(line: string, kind: (typeof kinds)[number], turn: number): Omit<App, 'id'> {
  const [slug = '', name = '', glyph = '', point = '', summary = '', about = ''] = cells(line)
  const developer = developerFor(kind.slug, turn)
  const special = specials[slug] ?? ''
  return {
    slug,
    kind: kind.slug,
    game: kind.game,
    name: special === 'long-name' ? longName : name,
    glyph,
    point,
    summary,
    about,
    packageName: `${developer.top}.${developer.key}.${slug}`,
    developerId: anonymous.includes(slug) ? null : developer.id,
    developerDomain: `${developer.key}.example`,
    special,
  }
}

/** The two flagships are ids 1 and 2; the others follow, one kind after another, so that ids are stable. */
export function readApps(): App[] {
  const drafts = kinds.flatMap(kind =>
    wordsOf(kind.slug)('apps').map((line, turn) => draft(line, kind, turn)),
  )
  const first = flagships.flatMap(slug => drafts.filter(app => app.slug === slug))
  const others = interleave(drafts.filter(app => !flagships.includes(app.slug)))
  return [...first, ...others].map((app, index) => ({ ...app, id: index + 1 }))
}

/** One app of each kind in turn: neighbouring ids should not look alike. */
function interleave<T extends { kind: string }>(apps: T[]): T[] {
  const turns = new Map<string, number>()
  const placed = apps.map((app, index) => {
    const turn = turns.get(app.kind) ?? 0
    turns.set(app.kind, turn + 1)
    return { app, order: turn * 10_000 + index }
  })
  return placed.sort((a, b) => a.order - b.order).map(({ app }) => app)
}
