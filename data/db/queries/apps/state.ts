import { z } from 'zod'
import { APP_STATES, type AppState } from '../../../../contract/app-states.ts'

export const state = z.enum(APP_STATES)

/** In a word. */
export const appState = (app: string) =>
  `case when ${app}.taken_down then 'takenDown' when ${app}.status = 'delisted' then 'delisted'
     when ${app}.current_version_id is null then 'noVersion' else 'live' end`

/** Whether the app `a` is so. */
export const IS_IN_STATE: Record<AppState, string> = {
  live: "a.status = 'live' and a.current_version_id is not null",
  noVersion: "a.status = 'live' and a.current_version_id is null",
  delisted: "a.status = 'delisted' and not a.taken_down",
  takenDown: "a.status = 'delisted' and a.taken_down",
}
