import { inEnglish } from '../core/english.ts'
import { randomFrom } from '../core/random.ts'
import { cells, titled, wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'

const both = ['zh-CN', 'en'] as const

/** What the developer says it takes; one in eight says nothing. */
export function privacyOf(app: App): Row[] {
  const random = randomFrom(`privacy ${app.slug}`)
  const flagship = app.about === '-'
  const count = flagship ? 7 : random.chance(0.125) ? 0 : random.int(1, 8)
  const lines = random.sample(wordsOf('common')('privacy'), count)
  return both.flatMap(locale =>
    lines
      .map(line => titled(locale === 'en' ? inEnglish('common', line) : line))
      .map((item, position) => ({ app_id: app.id, locale, position, ...item })),
  )
}

/** What can be bought inside an app that sells something, cheapest first. */
export function purchasesOf(app: App): Row[] {
  const random = randomFrom(`purchases ${app.slug}`)
  const flagship = app.about === '-'
  const lines = random.sample(
    wordsOf('common')(app.game ? 'gamebuys' : 'softbuys'),
    flagship ? 6 : random.int(1, 6),
  )
  return both.flatMap(locale =>
    lines
      .map(line => {
        const [title = '', price] = cells(line)
        return { title: locale === 'en' ? inEnglish('common', line) : title, price: Number(price) }
      })
      .sort((one, other) => one.price - other.price)
      .map((item, position) => ({ app_id: app.id, locale, position, ...item })),
  )
}

/** Its age rating, and how it treats data; one in six developers has not said. */
export function declaredOf(app: App): Row {
  const random = randomFrom(`declared ${app.slug}`)
  const silent = app.about !== '-' && random.chance(1 / 6)
  const says = (yes: number) => (silent ? null : random.chance(0.9) ? random.chance(yes) : null)
  return {
    min_age: silent ? null : app.game ? random.pick([8, 8, 12, 12, 16]) : random.pick([3, 3, 3, 12]),
    data_shared: says(0.2),
    data_encrypted: says(0.95),
    data_deletable: says(0.8),
  }
}
