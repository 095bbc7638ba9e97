/** SQL for the name of an app in the reader's language, or in any. `app` and `locale` are parts of a statement. */
export const appName = (app: string, locale: string): string =>
  `(select name from app_texts said where said.app_id = ${app} order by said.locale = ${locale} desc, said.locale desc limit 1)`
