import { LEVEL } from '../../search/levels.ts'
import { bestFirst } from '../best-text.ts'

/** As many as a page shows. */
export const RELATED = 6
/** How many are looked at: of the same category, and of those that share a word. */
const NEAR = 40
const SHARING = 20

/** How often a word occurs in a text. */
const times = (text: string, word: string) =>
  `(length(${text}) - length(replace(${text}, ${word}, ''))) / length(${word})`

/** What an app says of itself in the fewest words; `app` is SQL. */
const saying = (app: string, locale: string) => `
  select lower(name || ' ' || summary) as text from app_texts where app_id = ${app}
  order by ${bestFirst(locale)} limit 1`

/** The category that an app is shown under. */
const categoryOf = (app: string, locale: string) => `
  select t.name from app_categories c join category_texts t using (category_id)
  where c.app_id = ${app} and c.position = 0
  order by ${bestFirst(locale, 't.locale')} limit 1`

/**
 * Selects `id` and `place` of the apps that are most like one, for appRows. What it is about are the words of its name that its
 * summary says again. An app is like it that is shown under the same category (3 points) or under one named for such a word
 * (2.75), and the more the oftener it says such words (a half each time that both do, 2 at most); among equals the more popular.
 * Looked at are the first of the category's list, the next in the category, and of the store's most popular apps (the first
 * slice of search) those with such a word in their names: index ranges of a fixed size, however large the store is. The next
 * in the category has a place for sure, so that every app is linked from somewhere.
 */
export const relatedApps = (app: string, locale: string, count = RELATED) => `
  with shown as materialized (
    select category_id from app_categories where app_id = ${app} order by position limit 1
  ), own as materialized (${saying(app, locale)}),
  topics as materialized (
    select word, ${times('own.text', 'word')} as said
    from own, app_search found, unnest(found.tokens) token, substr(token.lexeme, 3) word
    where found.app_id = ${app} and substr(token.lexeme, 2, 1) = '${LEVEL.words.letter}' and (word ~ '[^ -~]' or length(word) > 2)
      and ${times('own.text', 'word')} > 1
  ), next as materialized (
    (select app_id as id from app_categories
      where category_id = (select category_id from shown) and position = 0 and app_id > ${app} order by app_id limit ${RELATED})
    union all
    (select app_id from app_categories
      where category_id = (select category_id from shown) and position = 0 and app_id < ${app} order by app_id limit ${RELATED})
  ), candidates as (
    select id from next
    union
    select member.app_id
    from app_ranks ranks, unnest(ranks.app_ids[1:${NEAR}]) first (id)
    join app_categories member on member.app_id = first.id
    where ranks.list = (select category_id::text from shown) and ranks.sort = 'hot'
      and member.category_id = (select category_id from shown) and member.position = 0
    union
    select one.app_id
    from (
      select string_agg(quote_literal(chr(192) || '${LEVEL.words.letter}' || word), ' | ') as query from topics
    ) sought, search_slice(sought.query::tsquery, ${SHARING}) one
    where sought.query is not null
  ), scored as (
    select
      candidate.id, stats.downloads,
      case when member.app_id is not null then 3 when likeness.named then 2.75 else 0 end
        + least(2, likeness.shared * 0.5) as score
    from candidates candidate
    join apps on apps.id = candidate.id and apps.status = 'live'
    left join app_categories member
      on member.app_id = candidate.id and member.category_id = (select category_id from shown) and member.position = 0
    left join app_stats stats on stats.app_id = candidate.id
    cross join lateral (
      select
        coalesce(sum(least(topics.said, ${times('says.text', 'topics.word')})), 0) as shared,
        coalesce(bool_or(strpos((${categoryOf('candidate.id', locale)}), topics.word) > 0), false) as named
      from (${saying('candidate.id', locale)}) says, topics
    ) likeness
    -- A word that the other says once, in passing, is no likeness.
    where candidate.id <> ${app} and (member.app_id is not null or likeness.named or likeness.shared > 1)
  )
  select id, row_number() over (order by kept, score desc, downloads desc nulls last, id) as place
  from (
    select *, case when row_number() over best <= 4 then 0 when id = (select id from next limit 1) then 1 else 2 end as kept
    from scored
    window best as (order by score desc, downloads desc nulls last, id)
  ) ordered
  order by place
  limit ${count}`
