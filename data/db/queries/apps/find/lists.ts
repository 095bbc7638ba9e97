import { APP_STATES, type AppState } from '../../../../../contract/app-states.ts'
import { ANTI_FEATURES, type AntiFeature } from '../../../../../contract/import/anti-features.ts'
import { statement } from '../../../statement.ts'
import { IS_IN_STATE } from '../state.ts'
import {
  FILTERS,
  hasWarnings,
  IS_OWN,
  isInCategories,
  isInState,
  isOfKind,
  isOfRepository,
} from './filters.ts'
import { lineIn, ownLineIn } from './lines.ts'
import { appSearch } from './searched.ts'
import { byChange, inCategories, ofRepository, shownAmong, shownOf, withWarning } from './walks.ts'

/** Of how many apps one page asks whether they are the store's own, which no index knows: each takes microseconds, and there may be a million. */
const MAX_LOOKED_THROUGH = 10_000

const { ofKind, ...HELD } = FILTERS
const PAGE_BY_CHANGE = { locale: 'text', changedBefore: 'timestamptz', belowId: 'bigint' } as const
const CHANGED = { ...PAGE_BY_CHANGE, ofKind }
/** States that few have are found by their own index. */
const ADDED = { locale: 'text', ofKind, inState: 'text?', below: 'bigint' } as const

const { inCategories: categories, withWarnings: warnings } = FILTERS
const FILTERED = { ofKind, inCategories: categories, withWarnings: warnings }
/** What needs no more than indexes has a statement that asks for no more: each is asked of thousands of apps. */
const OWN_FILTERS = {
  plain: {},
  held: { inCategories: categories },
  warned: { inCategories: categories, withWarnings: warnings },
  ofKind: FILTERED,
}
export type OwnFilters = keyof typeof OWN_FILTERS

const byState = <List>(make: (state: AppState | '', wheres: string[]) => List) => {
  const lists = (['', ...APP_STATES] as const).map(
    state => [state, make(state, state ? [IS_IN_STATE[state]] : [])] as const,
  )
  return Object.fromEntries(lists) as Record<AppState | '', List>
}

/**
 * The statements of a table of apps whose pages have so many: one for each index that apps are walked through by, so that the planner
 * takes that one. What else is asked for is asked of each app on the way.
 */
export function appLists(name: string, max: number, through = MAX_LOOKED_THROUGH) {
  const most = max + 1
  const row = lineIn('')

  const changed = (state: AppState | '', wheres: string[]) =>
    statement({
      name: `apps by change: ${name}, ${state || 'all'}`,
      parameters: { ...CHANGED, ...HELD },
      row: lineIn(state),
      text: ({ locale, ...at }) => {
        const held = [isOfRepository(at.ofRepository), isInCategories(at.inCategories)]
        const asked = [...wheres, isOfKind(at.ofKind), ...held, hasWarnings(at.withWarnings)]
        return shownOf(byChange(asked, at, most), locale, most)
      },
    })

  const own = (asks: OwnFilters) =>
    byState((state, wheres) => {
      const asked = OWN_FILTERS[asks]
      return statement({
        name: `own apps by change: ${name}, ${state || 'all'}, ${asks}`,
        parameters: { ...PAGE_BY_CHANGE, ...asked } as typeof PAGE_BY_CHANGE & typeof FILTERED,
        row: ownLineIn(state),
        text: ({ locale, ...at }) => {
          const kinds = 'ofKind' in asked ? [isOfKind(at.ofKind)] : []
          const held = 'inCategories' in asked ? [isInCategories(at.inCategories)] : []
          if ('withWarnings' in asked) held.push(hasWarnings(at.withWarnings))
          const walk = byChange([...wheres, ...kinds], at, through)
          return shownAmong(walk, [IS_OWN, ...held], locale, most, through)
        },
      })
    })

  const warned = (warning: AntiFeature) =>
    statement({
      name: `apps with warning: ${name}, ${warning}`,
      parameters: { ...ADDED, ofRepository: 'integer?', inCategories: 'integer[]?' },
      row,
      text: ({ locale, below, ...at }) => {
        const asked = [isInState(at.inState), isOfKind(at.ofKind)]
        const held = [isOfRepository(at.ofRepository), isInCategories(at.inCategories)]
        return shownOf(withWarning(warning, below, [...asked, ...held], most), locale, most)
      },
    })

  return {
    max,
    search: appSearch(name, max),
    changed: byState(changed),
    own: { plain: own('plain'), held: own('held'), warned: own('warned'), ofKind: own('ofKind') },
    warned: Object.fromEntries(ANTI_FEATURES.map(one => [one, warned(one)])) as Record<
      AntiFeature,
      ReturnType<typeof warned>
    >,
    warnedOfAny: statement({
      name: `apps with any warning: ${name}`,
      parameters: ADDED,
      row,
      text: ({ locale, below, ...at }) =>
        shownOf(withWarning('any', below, [isInState(at.inState), isOfKind(at.ofKind)], most), locale, most),
    }),
    ofRepository: statement({
      name: `apps of repository: ${name}`,
      parameters: { ...ADDED, repository: 'integer', inCategories: 'integer[]?', withWarnings: 'text[]?' },
      row,
      text: ({ locale, repository, below, ...at }) => {
        const asked = [isInState(at.inState), isOfKind(at.ofKind)]
        const held = [isInCategories(at.inCategories), hasWarnings(at.withWarnings)]
        return shownOf(ofRepository(repository, below, [...asked, ...held], most), locale, most)
      },
    }),
    inCategories: statement({
      name: `apps in categories: ${name}`,
      parameters: { ...ADDED, categories: 'integer[]', withWarnings: 'text[]?' },
      row,
      text: ({ locale, categories, below, ...at }) => {
        const asked = [isInState(at.inState), isOfKind(at.ofKind), hasWarnings(at.withWarnings)]
        return shownOf(inCategories(categories, below, asked, most), locale, most)
      },
    }),
  }
}

export type AppLists = ReturnType<typeof appLists>

export const appPages = appLists('page', 50)
export const appBatches = appLists('batch', 1000)
