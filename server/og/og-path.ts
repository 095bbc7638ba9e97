import { crc32 } from 'node:zlib'
import type { SharedAppRow } from '../../data/db/queries/shared-app.ts'
import type { Brand } from '../../rules/brand/brand.ts'
import { formatCount } from '../../rules/counts/count.ts'
import { rating } from '../../rules/counts/rating.ts'
import type { Locale } from '../../rules/text/locales.ts'

/** Counts how often the look of the pictures was changed. */
const LOOK = 1

/** Changes with what the picture shows, so that caches fetch the new one. */
export function ogMark(
  { name, iconKey, developer, ratings }: SharedAppRow,
  locale: Locale,
  { look }: Pick<Brand, 'look'>,
): string {
  const rated = rating(ratings)
  const shown = [
    LOOK,
    look,
    name,
    iconKey,
    developer?.name,
    rated?.score,
    rated && formatCount(rated.count, locale),
  ]
  return crc32(JSON.stringify(shown)).toString(36)
}

export const ogPath = (app: SharedAppRow, locale: Locale, brand: Pick<Brand, 'look'>) =>
  `/og/${app.id}.png?v=${ogMark(app, locale, brand)}`
