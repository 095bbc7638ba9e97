import { z } from 'zod'
import { glanceAtRecord, verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { CHANGES_PER_PAGE, findChanges } from '../../../data/db/queries/changes/list.ts'
import { viewOf } from '../../kit/view.ts'
import { id, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { changesView } from './changes.tsx'

/** Someone waits for the screen; `npm run check` takes the time that it needs. */
const CHECK_MS = 15_000

export const changes = defineScreen({
  path: '/changes',
  query: z.object({ who: text(), command: text(), app: id, before: id, check: text() }),
  view: viewOf<typeof changesView>('changesView'),
  async load({ db, deps, query: { check, before, ...query }, locale }) {
    const { signedHeads } = deps.config
    const rows = await findChanges(db, { ...query, below: before }, locale)
    const record = check
      ? await verifyRecord(db, signedHeads, AbortSignal.timeout(CHECK_MS))
      : await glanceAtRecord(db, signedHeads)
    const changes = rows.slice(0, CHANGES_PER_PAGE)
    return { changes, before: rows.length > changes.length ? changes.at(-1)?.id : undefined, query, record }
  },
})
