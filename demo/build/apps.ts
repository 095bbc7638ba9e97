import { englishOf } from '../core/english.ts'
import { cells, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { developerFor } from './developers.ts'
import { type Category, kinds } from './kinds.ts'

/** Apps that show how a page copes with something unusual. */
const specials: Record<string, string> = {
  kexue: 'long-name',
  dns: 'no-screenshots',
  tianwen: 'no-comments',
  shujia: 'one-notice',
  fangyan: 'odd-scripts',
  dingyue: 'delisted',
  taluo: 'delisted',
  zhifeng: 'coming',
}

/** Published by someone who left no name. */
const anonymous = ['celiang', 'huxi', 'tiaoqi', 'qingsao', 'jiepai']

const longName = '为什么实验室：给好奇孩子和被问倒的大人的一百个厨房小实验（附安全说明与错误示范）'

const longEnglishName =
  'The Why Lab: A Hundred Kitchen Experiments for Curious Children and the Grown-ups They Stump (with Safety Notes and Ways to Get It Wrong)'

function readEnglish(kind: string, slug: string, special: string): App['en'] {
  const [name = '', point = '', summary = '', about = ''] = englishOf(kind, 'apps', slug)
  return { name: special === 'long-name' ? longEnglishName : name, point, summary, about }
}

function readApp(line: string, kind: Category, turn: number): App {
  const [id = '', slug = '', name = '', glyph = '', point = '', summary = '', about = ''] = cells(line)
  const developer = developerFor(kind.slug, turn)
  const special = specials[slug] ?? ''
  return {
    id: Number(id),
    slug,
    kind: kind.slug,
    game: kind.game,
    name: special === 'long-name' ? longName : name,
    glyph,
    point,
    summary,
    about,
    en: readEnglish(kind.slug, slug, special),
    packageName: `${developer.top}.${developer.key}.${slug}`,
    developerId: anonymous.includes(slug) ? null : developer.id,
    developerDomain: `${developer.key}.example`,
    special,
  }
}

/** Every app of every kind, by id. The ids are written beside the names, so that a new app moves no other. */
export function readApps(): App[] {
  const apps = kinds.flatMap(kind =>
    wordsOf(kind.slug)('apps').map((line, turn) => readApp(line, kind, turn)),
  )
  return apps.sort((a, b) => a.id - b.id)
}
