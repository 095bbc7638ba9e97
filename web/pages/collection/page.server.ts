import { type CollectionPage, findCollection } from '../../../data/db/queries/collections.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { collectionPath } from '../../addresses/addresses.ts'
import { locale, words } from '../../words/words.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { presentApp } from '../present-app.server.ts'
import * as views from './views.ts'

const noted = (said: CollectionPage['notes'][string] | undefined) =>
  said?.note ? { summary: said.note, summaryLang: said.lang } : {}

export default definePage({
  name: 'collection',
  path: '/collections/:collection',
  views,
  read: ({ collection }) => readIdParam(collection),
  tags: id => [`collection-${id}`],
  async load({ db, origin }, id) {
    const row = await findCollection(db, id, locale)
    if (!row) return { found: 'nothing' }
    return {
      found: 'live',
      model: {
        collectionId: id,
        canonical: origin + collectionPath(id),
        kicker: row.kicker,
        title: row.title,
        lead: row.lead,
        lang: row.lang,
        story: row.body.split('\n').filter(Boolean),
        imageKey: row.imageKey ?? undefined,
        date: words.dates.date(formatDate(row.publishedAt)),
        // The editors' text about an app replaces its own.
        apps: row.apps.map(one => ({ ...presentApp(one), ...noted(row.notes[one.app.id]) })),
      },
    }
  },
})
