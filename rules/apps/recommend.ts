/** Where a list showed an app: on which page, in which list, at which place, in which variant of an experiment. */
export interface Listed {
  page: string
  module: string
  /** Counted from 0. */
  position: number
  ab?: string | undefined
}

/** The parameter by which a link carries the value to the app's page. */
export const PARAMETER = 'rec'
// Bounded, because the sender decides how long an address is.
const CARRIED = /[?&]rec=([\w.-]{1,128})(?![^&])/

/** `home.hot.3` or `home.hot.3.variant`: short enough for an address, and nothing of the visitor in it. */
export const recommendValue = ({ page, module, position, ab }: Listed): string =>
  `${page}.${module}.${position}${ab ? `.${ab}` : ''}`

/** The value that an address carries; empty when it carries none, or what is none. */
export const readRecommend = (query: string): string => CARRIED.exec(query)?.[1] ?? ''
