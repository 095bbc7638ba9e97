/**
 * Sources of case-insensitive expressions. The edge's VCL is generated with them as well, so they are written in what JavaScript and PCRE
 * share, without quotes or back-slashes. Both are lists of plain words: an expression that backtracks would cost more than the rest of a
 * hit, and give up on a long text.
 */
export const MOBILE_USER_AGENT =
  'mobile|android|iphone|ipod|openharmony|windows phone|midp|opera mini|symbian|blackberry'
/** An iPad gets the desktop page, an Android tablet the mobile one. */
export const DESKTOP_USER_AGENT = 'ipad|[(]pc;'

const mobile = new RegExp(MOBILE_USER_AGENT, 'i')
const desktop = new RegExp(DESKTOP_USER_AGENT, 'i')

export function pageTypeOf(userAgent = ''): 'PC' | 'Mobile' {
  return mobile.test(userAgent) && !desktop.test(userAgent) ? 'Mobile' : 'PC'
}
