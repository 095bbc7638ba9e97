import { daysAgo } from '../core/clock.ts'
import { inEnglish } from '../core/english.ts'
import { randomFrom } from '../core/random.ts'
import { cells, fill, linesFor, titled, wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'

const locale = 'zh-CN'
const flagship = (app: App, section: string) =>
  app.about === '-' ? wordsOf(`flagship-${app.slug}`)(section) : []

export function skillsOf(app: App): Row[] {
  const random = randomFrom(`skills ${app.slug}`)
  const own = flagship(app, 'skills')
  const lines = own.length > 0 ? own : random.sample(linesFor(app, 'skills'), random.int(0, 6))
  const file = own.length > 0 ? `flagship-${app.slug}` : app.kind
  return [
    ...lines.map((line, position) => ({ app_id: app.id, locale, position, ...titled(line) })),
    ...lines.map((line, position) => ({
      app_id: app.id,
      locale: 'en',
      position,
      ...titled(inEnglish(file, line)),
    })),
  ]
}

export function noticesOf(app: App, version: string): Omit<Row, 'id'>[] {
  const random = randomFrom(`notices ${app.slug}`)
  const own = flagship(app, 'notices')
  if (app.special === 'coming') return []
  const count = app.special === 'one-notice' ? 1 : random.pick([0, 0, 0, 1, 2, 3])
  const lines = own.length > 0 ? own : random.sample(wordsOf('common')('notices'), count)
  return lines.map((line, position) => ({
    app_id: app.id,
    locale,
    body: fill(line, { name: app.name, point: app.point, version }),
    translations: {
      en: {
        body: fill(inEnglish(own.length > 0 ? `flagship-${app.slug}` : 'common', line), {
          ...app.en,
          version,
        }),
      },
    },
    url: random.chance(0.4) ? `https://${app.developerDomain}/news` : null,
    position,
    starts_at: daysAgo(random.int(1, 20)),
    ends_at: app.special === 'one-notice' || random.chance(0.5) ? null : daysAgo(-random.int(5, 60)),
  }))
}

/** Some gifts have ended, some are all taken. */
export function giftsOf(app: App): Omit<Row, 'id'>[] {
  const random = randomFrom(`gifts ${app.slug}`)
  const gift = (
    title: string,
    content: string,
    en: { title: string; content: string },
    remaining: number,
    total: number,
    days: number,
  ) => ({
    app_id: app.id,
    locale,
    title,
    content,
    translations: { en },
    code: random.chance(0.5) ? `DEMO${app.slug.toUpperCase().slice(0, 4)}${random.int(1000, 9999)}` : null,
    remaining,
    total,
    valid_until: daysAgo(-days - 0.48),
    source_url: `https://${app.developerDomain}/gift?id=${app.id}`,
  })
  const own = flagship(app, 'gifts')
  if (own.length > 0)
    return own.map(line => {
      const [title = '', content = '', left, total, days] = cells(line)
      const [titleInEnglish = '', contentInEnglish = ''] = cells(inEnglish(`flagship-${app.slug}`, line))
      const en = { title: titleInEnglish, content: contentInEnglish }
      return gift(title, content, en, Number(left), Number(total), Number(days))
    })
  if (app.special === 'delisted' || app.special === 'coming' || !random.chance(app.game ? 0.8 : 0.2))
    return []
  const titles = app.game ? wordsOf(app.kind)('rewards') : wordsOf('common')('softgifts')
  return random.sample(titles, random.int(1, app.game ? 3 : 2)).map(title => {
    const total = random.pick([200, 500, 1000, 2000, 5000])
    const remaining = random.chance(0.2) ? 0 : random.int(1, total)
    const days = random.chance(0.25) ? -random.int(1, 90) : random.int(2, 75)
    const content = `在${app.name}的“设置 › 兑换”里使用，每个账号限领一次`
    const en = {
      title: inEnglish(app.game ? app.kind : 'common', title),
      content: `Redeem it in ${app.en.name} under Settings › Redeem, once for each account`,
    }
    return gift(title, content, en, remaining, total, days)
  })
}
