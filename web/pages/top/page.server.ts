import { findTopCharts } from '../../../data/db/queries/top-charts.ts'
import { listPath, topPath } from '../../addresses/addresses.ts'
import { locale, words } from '../../words/words.ts'
import { definePage } from '../define-page.server.ts'
import { presentRanked } from '../present-ranked.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'top',
  path: '/top',
  views,
  read: () => ({}),
  tags: () => ['ranks'],
  async load({ db, origin }) {
    const charts = await findTopCharts(db, locale)
    const kinds = (['soft', 'game'] as const).map(kind => ({
      kind,
      charts: charts
        .filter(({ list, apps }) => list === kind && apps.length > 0)
        .map(({ sort, apps, moves }) => ({
          title: words.lists.sorts[sort],
          short: words.lists.sorts[sort],
          module: `top-${kind}-${sort}`,
          href: listPath({ kind }, { sort }),
          apps: apps.map(row => presentRanked(row, sort, moves)),
        })),
    }))
    return {
      found: 'live',
      model: {
        canonical: origin + topPath,
        day: words.dates.withoutYear(charts[0]?.day ?? ''),
        kinds: kinds.filter(({ charts }) => charts.length > 0),
      },
    }
  },
  sitemap: { ofSite: async () => [{ path: topPath }] },
})
