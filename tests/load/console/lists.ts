import { APP_STATES } from '../../../contract/app-states.ts'
import { PLACEMENT_KINDS } from '../../../contract/placements.ts'
import { developerName, developersOf } from '../data/catalogue.ts'
import { fraction, mix, pick, zipfRank } from '../data/random.ts'
import { commentsOf, shapeOf } from '../data/shape.ts'
import { time } from '../data/table.ts'
import { kinds as searches } from '../search/kinds.ts'
import type { Kind } from './measure.ts'
import { COLLEAGUES, COMMANDS_RUN, REPOSITORIES } from './record.ts'

const AN_APP = /class="name cut" href="\/apps\/\d+"/
const ANY = /<main/

const to = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** What staff look through, in a store of so many apps. */
export function lists(apps: number): Kind[] {
  const shape = shapeOf(apps)
  const discussed = Array.from({ length: apps }, (_, n) => n + 1)
    .filter(app => commentsOf(shape, app) > 0)
    .sort((a, b) => commentsOf(shape, b) - commentsOf(shape, a))
  const app = (n: number) => 1 + (mix(261, n) % apps)
  const developer = (n: number) => developerName(1 + (mix(264, n) % developersOf(apps)))
  /** Categories 3 … 42 have apps, 1 and 2 have those. */
  const leaf = (n: number) => 3 + (mix(262, n) % 40)
  /** After any app: pages are reached one after another, so the start may be anywhere. */
  const anywhere = (n: number) => `${time(fraction(9, app(n)))}_${app(n)}`
  const found = (
    name: string,
    query: (n: number) => Record<string, string | number>,
    shows = AN_APP,
  ): Kind => ({
    name: `Apps, ${name}`,
    path: n => to('/apps', query(n)),
    shows,
  })
  const change = (
    name: string,
    query: (n: number) => Record<string, string | number>,
    shows = ANY,
  ): Kind => ({
    name: `Changes, ${name}`,
    path: n => to('/changes', query(n)),
    shows,
  })
  const CHANGE = /href="\/changes\/\d+"/

  return [
    found('first page', () => ({})),
    found('any page', n => ({ before: anywhere(n) })),
    ...APP_STATES.map(state => found(`${state}, first page`, () => ({ state }))),
    ...APP_STATES.map(state => found(`${state}, any page`, n => ({ state, before: anywhere(n) }), ANY)),
    found('games, any page', n => ({ kind: 1, before: anywhere(n) })),
    found('a category, first page', n => ({ category: leaf(n) })),
    found('a category, any page', n => ({ category: leaf(n), before: `below_${app(n)}` }), ANY),
    found('a category and those below it', n => ({ category: 1 + (n % 2) })),
    ...APP_STATES.map(state => found(`a category, ${state}`, n => ({ category: leaf(n), state }), ANY)),
    ...['any', 'Ads', 'KnownVuln'].map(warning => found(`warned of ${warning}`, () => ({ warning }))),
    found('warned of Ads, any page', n => ({ warning: 'Ads', before: `below_${app(n)}` }), ANY),
    found('of a repository', n => ({ source: 1 + (n % REPOSITORIES) })),
    found(
      'of a repository, any page',
      n => ({ source: 1 + (n % REPOSITORIES), before: `below_${app(n)}` }),
      ANY,
    ),
    found('of a repository, warned of Ads', n => ({ source: 1 + (n % REPOSITORIES), warning: 'Ads' })),
    found('of a repository, in a category', n => ({ source: 1 + (n % REPOSITORIES), category: leaf(n) })),
    found('of no repository', () => ({ source: 'own' }), ANY),
    found('of no repository, any page', n => ({ source: 'own', before: anywhere(n) }), ANY),
    found('of no repository, warned of Ads', () => ({ source: 'own', warning: 'Ads' }), ANY),
    found(
      'of no repository, in a category and those below it',
      n => ({ source: 'own', category: 1 + (n % 2) }),
      ANY,
    ),
    found('of no repository, in a category', n => ({ source: 'own', category: leaf(n) }), ANY),
    found('by number', n => ({ q: app(n) })),
    found('by developer', n => ({ q: developer(n) })),
    found('by how developers begin', n => ({ q: developer(n).slice(0, 2) })),
    ...Object.entries(searches).map(([name, query]) =>
      found(`by ${name}`, n => ({ q: query(n, apps) }), ANY),
    ),
    found(
      'by words, delisted',
      n => ({ q: searches['Chinese words']?.(n, apps) ?? '', state: 'delisted' }),
      ANY,
    ),
    found(
      'by words, in a category',
      n => ({ q: searches['Chinese words']?.(n, apps) ?? '', category: leaf(n) }),
      ANY,
    ),
    found(
      'by words, a later page',
      n => ({ q: searches['one character']?.(n, apps) ?? '', before: 50 * (1 + (n % 3)) }),
      ANY,
    ),
    { name: 'Find', path: n => to('/find', { q: searches['Chinese words']?.(n, apps) ?? '' }), shows: ANY },
    { name: 'An app', path: n => `/apps/${app(n)}`, shows: /com\./ },
    { name: 'Versions of an app', path: n => `/apps/${app(n)}/versions`, shows: /1\.\d\.0/ },
    change('first page', () => ({}), CHANGE),
    change('any page', n => ({ before: 100 + app(n) }), CHANGE),
    change('of an app', n => ({ app: app(n) })),
    change('by a colleague', n => ({ who: pick(COLLEAGUES, n) }), CHANGE),
    change('by nobody', n => ({ who: `Nobody ${n}` })),
    change('by an import', n => ({
      who: `https://r${1 + (n % REPOSITORIES)}.example.com/repo`,
      before: 100 + app(n),
    })),
    change('of a command', n => ({ command: pick(COMMANDS_RUN, n), before: 100 + app(n) })),
    change('of a command by a colleague', n => ({
      who: pick(COLLEAGUES, n),
      command: pick(COMMANDS_RUN, n + 1),
    })),
    { name: 'A change', path: n => `/changes/${app(n)}`, shows: ANY },
    { name: 'Categories', path: () => '/categories', shows: ANY },
    { name: 'Placements', path: () => '/placements', shows: ANY },
    ...PLACEMENT_KINDS.map(kind => ({
      name: `Placements, ${kind}`,
      path: (n: number) => to('/placements', { kind, when: pick(['shown', 'over', 'all'], n) }),
      shows: ANY,
    })),
    { name: 'Placements, of an app', path: n => to('/placements', { app: app(n) }), shows: ANY },
    { name: 'Comments, reported', path: () => '/comments', shows: ANY },
    { name: 'Comments, recently hidden', path: () => '/comments?list=hidden', shows: ANY },
    {
      name: 'Comments, of an app',
      path: n =>
        to('/comments', { list: 'app', app: discussed[zipfRank(discussed.length, fraction(263, n))] ?? 1 }),
      shows: ANY,
    },
    { name: 'Repositories', path: n => `/repositories/${1 + (n % REPOSITORIES)}`, shows: ANY },
    { name: 'Takedowns', path: n => to('/takedown', { app: app(n) }), shows: ANY },
    {
      name: 'Search insights',
      path: n => to('/searches', { q: searches['Chinese words']?.(n, apps) ?? '', app: app(n) }),
      shows: ANY,
    },
  ]
}
