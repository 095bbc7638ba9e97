import findMyWay from 'find-my-way'
import type { Role } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import type { RefusedForm, Tried } from '../kit/request-context.ts'
import type { ConsoleLocale } from '../words/locales.ts'
import type { Person } from './access/sessions.ts'
import type { Deps } from './deps.ts'

/** Who looks at a screen, and at what. */
export interface Asked<
  Params = Record<string, string | undefined>,
  Query = Record<string, string | string[]>,
> {
  db: Database
  deps: Deps
  person: Person
  locale: ConsoleLocale
  /** Of the forms on the screen. */
  token: string
  params: Params
  /** A name that is there several times has a list. */
  query: Query
  /** What was not taken a moment ago. */
  refused?: RefusedForm
  /** What was only looked at. */
  tried?: Tried
}

export interface Shown {
  view: string
  model: unknown
}

/** One address of the console: what is shown there. Whatever is changed goes through command-route.ts. */
export interface Screen {
  path: string
  roles?: readonly Role[] | undefined
  fresh?: true | undefined
  /** undefined: there is nothing here. */
  show(asked: Asked): Promise<Shown | undefined>
}

export interface Found {
  screen: Screen
  params: Record<string, string | undefined>
}

/** Finds the screen at a path; undefined: none. */
export function screenRouter(screens: readonly Screen[]): (path: string) => Found | undefined {
  const router = findMyWay({ maxParamLength: 300 })
  for (const screen of screens) router.on('GET', screen.path, () => {}, screen)
  return path => {
    const found = router.find('GET', path)
    return found ? { screen: found.store, params: found.params } : undefined
  }
}
