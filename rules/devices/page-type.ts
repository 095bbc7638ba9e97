/**
 * Source of a case-insensitive expression. The edge's VCL is generated with it as well, so it is written in what
 * JavaScript and PCRE share, without quotes or back-slashes. An iPad gets the desktop page, an Android tablet the mobile one.
 */
export const MOBILE_USER_AGENT =
  '^(?!.*(ipad|[(]pc;)).*(mobile|android|iphone|ipod|openharmony|windows phone|midp|opera mini|symbian|blackberry)'

const mobile = new RegExp(MOBILE_USER_AGENT, 'i')

export function pageTypeOf(userAgent: string | undefined): 'PC' | 'Mobile' {
  return userAgent && mobile.test(userAgent) ? 'Mobile' : 'PC'
}
