import { APP_STATES } from '../../../../../contract/app-states.ts'
import { IS_IN_STATE } from '../state.ts'

/** What is asked of each app that is found; null: nothing. Of warnings none is meant: any. */
export const FILTERS = {
  ofKind: 'smallint?',
  ofRepository: 'integer?',
  inCategories: 'integer[]?',
  withWarnings: 'text[]?',
} as const

/** Asked of each app in its turn. The planner does not count on it: it would rather read all that are so before the first app. */
const unlessNull = (parameter: string, holds: string) =>
  `case when ${parameter} is null or ${holds} then true end is not null`

/**
 * Whether there is such a row, asked of each app until the page is full: for `exists` the planner would read all rows of that kind, before
 * the first app.
 */
const isThere = (from: string) => `(select true from ${from} limit 1)`

/** Each of the app `a`. */
export const isOfKind = (kind: string) => unlessNull(kind, `a.resource_type = ${kind}`)

export const isOfRepository = (repository: string) =>
  unlessNull(
    repository,
    isThere(`repository_apps o where o.app_id = a.id and o.repository_id = ${repository}`),
  )

export const isInCategories = (categories: string) =>
  unlessNull(
    categories,
    isThere(`app_categories c where c.app_id = a.id and c.category_id = any (${categories})`),
  )

export const hasWarnings = (warnings: string) =>
  unlessNull(
    warnings,
    isThere(
      `versions w where w.id = a.current_version_id and w.anti_features <> '{}' and w.anti_features @> ${warnings}`,
    ),
  )

export const isInState = (state: string) => {
  const states = APP_STATES.map(one => `when '${one}' then ${IS_IN_STATE[one]}`)
  return unlessNull(state, `case ${state} ${states.join(' ')} end`)
}

export const IS_OWN = `${isThere('repository_apps o where o.app_id = a.id')} is null`
