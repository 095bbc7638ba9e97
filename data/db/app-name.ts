/** The name of an app in the language of whoever looks, or in any: a part of a statement, of which `app` and `locale` are parts. */
export const appName = (app: string, locale: string): string =>
  `(select name from app_texts said where said.app_id = ${app} order by said.locale = ${locale} desc, said.locale desc limit 1)`
