import { glanceAtRecord, verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { actorsOfChanges } from '../../../data/db/queries/changes/filters.ts'
import { CHANGES_PER_PAGE, findChanges } from '../../../data/db/queries/changes/list.ts'
import { viewOf } from '../../kit/view.ts'
import { text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { changesView } from './changes.tsx'
import { findNames } from './names.server.ts'
import { changesQuery, wantedChanges } from './wanted-changes.server.ts'

/** Someone waits for the screen; `npm run check` takes the time that it needs. */
const CHECK_MS = 15_000

export const changes = defineScreen({
  path: '/changes',
  query: changesQuery.extend({ check: text() }),
  view: viewOf<typeof changesView>('changesView'),
  async load({ db, deps, query: { check, ...query }, locale }) {
    const { signedHeads } = deps.config
    const actors = await actorsOfChanges(db)
    const repositories = new Set(actors.flatMap(one => (one.repository === null ? [] : one.actor)))
    const rows = await findChanges(db, await wantedChanges(db, query, repositories, locale), locale)
    const changes = rows.slice(0, CHANGES_PER_PAGE)
    const [names, record] = await Promise.all([
      findNames(db, changes, locale),
      check ? verifyRecord(db, signedHeads, AbortSignal.timeout(CHECK_MS)) : glanceAtRecord(db, signedHeads),
    ])
    const older = rows.length > changes.length ? changes.at(-1)?.id : undefined
    return { changes, names, actors, older, query, record }
  },
})
