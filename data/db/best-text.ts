/**
 * Which of several languages a text is shown in: the page's, then the store's own order (LOCALE_ORDER), then English, then whatever
 * there is (docs/decisions/0024-texts-in-other-languages.md). Texts of this module are SQL; `asked` is the placeholder of the page's
 * language.
 */

/** The connection setting for the store's order; see databaseOver. */
export const LOCALE_ORDER_SETTING = 'pergola.locale_order'

/** `zh-CN,zh-,en,en-`: each is followed by its language in any country, so that en-US is used for en. */
export function localeOrder(locales: readonly string[]): string {
  const all = [...locales, 'en'].flatMap(locale => [locale, `${locale.split('-')[0]}-`])
  return [...new Set(all)].join(',')
}

const languageOf = (locale: string) => `split_part(${locale}, '-', 1) || '-'`

const order = (asked: string) =>
  `string_to_array(${languageOf(asked)} || ',' || coalesce(current_setting('${LOCALE_ORDER_SETTING}', true), 'en,en-'), ',')`

/** For `order by`: the text to be shown comes first. `locale` is the text's; the order is worked out for those of other languages alone. */
export const bestFirst = (asked: string, locale = 'locale') => `
  case when ${locale} = ${asked} then 0
    else coalesce(array_position(${order(asked)}, ${locale}), array_position(${order(asked)}, ${languageOf(locale)}))
  end, ${locale}`

/** What the page must mark a text with; null for one in the page's own language. */
export const langOf = (asked: string, locale = 'locale') =>
  `case when ${locale} <> ${asked} and not starts_with(${locale}, ${asked} || '-') then ${locale} end`

/** Selects columns of the best row of a table with a row a language, and its `lang`. */
export const bestText = (table: string, columns: string, where: string, asked: string) => `
  select ${columns}, ${langOf(asked)} as lang from ${table} where ${where} order by ${bestFirst(asked)} limit 1`

/**
 * Selects `name` and `lang` of an app's texts, and of each other column itself and its language (`summary`, `summaryLang`): one that is
 * empty in the best language is taken from the next that has it. That costs nothing where none is empty.
 */
export function appTexts(app: string, asked: string, columns: ('summary' | 'description')[] = []): string {
  const shown = columns.map(
    column => `
    coalesce(nullif(own.${column}, ''), other_${column}.text, '') as ${column},
    case when own.${column} = '' then other_${column}.lang else own.lang end as "${column}Lang"`,
  )
  const others = columns.map(column => {
    const where = `own.${column} = '' and app_id = ${app} and ${column} <> ''`
    return `left join lateral (${bestText('app_texts', `${column} as text`, where, asked)}) other_${column} on true`
  })
  return `
  select ${['own.name', 'own.lang', ...shown].join(', ')}
  from (${bestText('app_texts', ['name', ...columns].join(', '), `app_id = ${app}`, asked)}) own
  ${others.join('\n  ')}`
}

/** A developer's name in the page's language, or the one that they go by; `developer` is a row of developers. */
export const developerName = (developer: string, asked: string) => `coalesce(
    (
      select name from developer_texts
      where developer_id = ${developer}.id and name is not null and ${languageOf('locale')} = ${languageOf(asked)}
      order by ${bestFirst(asked)} limit 1
    ),
    ${developer}.name
  )`

/** Joins `said.locale` to a row that has a text of its own and `translations`: the language that it is shown in. */
export const joinSaid = (row: string, asked: string) => `
  cross join lateral (
    select case
      when ${row}.locale = ${asked} or ${row}.translations = '{}' then ${row}.locale
      when ${row}.translations ? ${asked} then ${asked}
      else (
        select has.locale from (select ${row}.locale union all select jsonb_object_keys(${row}.translations)) has (locale)
        order by ${bestFirst(asked, 'has.locale')} limit 1
      )
    end as locale
    -- Chosen once a row, and not wherever the columns below ask for it.
    offset 0
  ) said`

/** A column of such a row, in that language. */
export const said = (row: string, column: string) =>
  `coalesce(${row}.translations -> said.locale ->> '${column}', ${row}.${column})`

export const saidLang = (asked: string) => langOf(asked, 'said.locale')

/** For `where` of screenshots: those without a language, and those in the best language. `app` is the placeholder of the app's id. */
export const shownTo = (app: string, asked: string) => `
  app_id = ${app} and (shown_in is null or shown_in = (
    select shown_in from screenshots where app_id = ${app} and shown_in is not null order by ${bestFirst(asked, 'shown_in')} limit 1
  ))`
