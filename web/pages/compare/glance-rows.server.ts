import { daysBetween } from '../../../rules/apps/compare.ts'
import { words } from '../../words/words.ts'
import type { ComparedCell } from './model.ts'
import type { RowOfApps, Shown } from './row-of-apps.server.ts'

const w = words.compare

const said = (text: string | undefined): ComparedCell | undefined => (text ? { text } : undefined)

export const glanceRows: RowOfApps[] = [
  {
    label: w.rating,
    says: ({ model: { rating } }) =>
      rating
        ? { text: rating.score, note: words.detail.ratings(rating.count) }
        : { text: words.detail.noRating, mark: 'no' },
    value: ({ model: { rating } }) => (rating ? Number(rating.score) : undefined),
    better: 'more',
  },
  { label: w.downloads, says: ({ model }) => said(model.downloads) },
  {
    label: words.versions.size,
    says: ({ model }) => said(model.download?.size),
    value: ({ model }) => (model.download ? model.app.size : undefined),
    better: 'less',
  },
  { label: words.info.version, says: ({ model }) => said(model.app.versionName) },
  { label: words.info.updated, says: ({ model }) => said(model.updated) },
  { label: w.rhythm, says: rhythm },
  {
    label: words.info.purchases,
    says: ({ model: { declared, priceRange } }) =>
      declared.purchases === undefined
        ? undefined
        : { text: words.security.purchases(declared.purchases, priceRange) },
  },
  {
    label: words.compare.ads,
    says: ({ model: { declared } }) =>
      declared.ads === undefined ? undefined : { text: words.security.ads(declared.ads) },
  },
  {
    label: words.info.system,
    says: ({ model: { minAndroid } }) => said(minAndroid && words.info.android(minAndroid)),
  },
  { label: words.info.age, says: ({ model }) => said(model.age) },
]

const WEEKS_FROM = 14
const MONTHS_FROM = 60

/** Of the versions that the app's page lists. */
function rhythm({ row: { versions } }: Shown): ComparedCell | undefined {
  const days = daysBetween(versions.map(({ releasedAt }) => releasedAt))
  if (days === undefined) return undefined
  const text =
    days < WEEKS_FROM
      ? w.days(days)
      : days < MONTHS_FROM
        ? w.weeks(Math.round(days / 7))
        : w.months(Math.round(days / 30))
  return { text, note: w.rhythmOf(versions.length - 1) }
}
