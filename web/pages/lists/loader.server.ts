import type { Database } from '../../../data/db/database.ts'
import { type CategoryRow, findCategories } from '../../../data/db/queries/categories.ts'
import { APPS_PER_PAGE, findRankedApps, findRisingApps } from '../../../data/db/queries/ranked-apps.ts'
import type { AppSort } from '../../../rules/apps/app-sorts.ts'
import { type ListAddress, type ListPlace, listPath } from '../../addresses/lists.ts'
import { locale, words } from '../../words/words.ts'
import { categoryCrumbs, type Kind, kindOf } from '../category-crumbs.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentRanked } from '../present-ranked.server.ts'
import type { ListModel } from './model.ts'

export async function loadList(
  db: Database,
  origin: string,
  place: ListPlace,
  address: ListAddress,
): Promise<Loaded<ListModel>> {
  const list = 'kind' in place ? place.kind : String(place.categoryId)
  const [categories, { apps, found, moves, day }] = await Promise.all([
    findCategories(db, locale),
    findRankedApps(db, { list, ...address }, locale),
  ])
  const about =
    'kind' in place ? aboutKind(place.kind, categories) : aboutCategory(place.categoryId, categories)
  const lastPage = Math.max(1, Math.ceil(found / APPS_PER_PAGE))
  if (!about || address.page > lastPage) return { found: 'nothing' }

  const rising = await findRisingApps(db, about.kind, locale)
  const { page, sort, marks } = address
  // A page of another order, or of some of the apps, shows what the plain pages show: see the pages of comments.
  const plain = sort === 'hot' && marks.length === 0 && found > 0
  const w = words.lists
  // Places among some of the apps are not those of the list.
  const known = marks.length === 0 && sort !== 'new' ? moves : null
  return {
    found: 'live',
    model: {
      ...about,
      place,
      address,
      canonical: plain ? origin + listPath(place, address) : undefined,
      title: 'kind' in place ? w.topTitle(about.heading, page) : w.categoryTitle(about.heading, page),
      description: 'kind' in place ? w.topDescription(about.heading) : w.categoryDescription(about.heading),
      rule: ruleOf(sort, day, known !== null),
      apps: apps.map(row => presentRanked(row, sort, known)),
      from: (page - 1) * APPS_PER_PAGE,
      found,
      lastPage,
      rising: rising.map(row => presentRanked(row, 'rise')),
    },
  }
}

/** A date without its year: lists are worked out every few minutes. */
function ruleOf(sort: AppSort, day: string | null, moves: boolean): string {
  const w = words.lists
  const says = w.rule(w.rules[sort], words.dates.withoutYear(day ?? ''))
  return moves ? w.moves(says) : says
}

type About = Pick<ListModel, 'kind' | 'heading' | 'lang' | 'trail' | 'categories'>

function aboutKind(kind: Kind, all: CategoryRow[]): About {
  const deps = all.filter(({ parentId, resourceType }) => parentId === null && kindOf(resourceType) === kind)
  return {
    kind,
    heading: words.lists.top[kind],
    trail: [],
    categories: withWhole({ kind }, deps, undefined),
  }
}

/** A category that has none in it shows those beside it. */
function aboutCategory(id: number, all: CategoryRow[]): About | undefined {
  const own = all.find(category => category.id === id)
  if (!own) return undefined
  const above = all.find(category => category.id === own.parentId)
  const inside = all.filter(category => category.parentId === id)
  const kind = kindOf(own.resourceType)
  const whole = inside.length > 0 ? own : above
  const deps = inside.length > 0 ? inside : all.filter(category => above && category.parentId === above.id)
  return {
    kind,
    heading: own.name,
    lang: own.lang,
    trail: categoryCrumbs(kind, above ? [above] : []),
    categories: whole ? withWhole({ categoryId: whole.id }, deps, id) : [],
  }
}

function withWhole(
  whole: ListPlace,
  deps: CategoryRow[],
  shown: number | undefined,
): ListModel['categories'] {
  return [
    {
      name: words.lists.all,
      place: whole,
      current: 'kind' in whole || whole.categoryId === shown,
    },
    ...deps.map(({ id, name, lang }) => ({ name, lang, place: { categoryId: id }, current: id === shown })),
  ]
}
