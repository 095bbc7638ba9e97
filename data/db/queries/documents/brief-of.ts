import { appTexts } from '../../best-text.ts'

/** Selects what lists on other pages show of an app, but counts. */
export const briefOf = (app: string, locale: string) => `
  select
    app.id, app.package_name as "packageName", words.name, words.lang, words.summary, words."summaryLang",
    app.icon_key as "iconKey", app.resource_type as "resourceType", extract(epoch from app.created_at)::float8 * 1000 as "createdAt"
  from apps app join lateral (${appTexts('app.id', locale, ['summary'])}) words on true
  where app.id = ${app}`
