import { z } from 'zod'
import { ad } from '../../../contract/commands/placements.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { PLACEMENT_KINDS } from '../../../contract/placements.ts'
import {
  PAGE_OF_PLACEMENTS,
  placementPages,
  SOME_PLACEMENTS,
  somePlacements,
} from '../../../data/db/queries/placements/placements.ts'
import { viewOf } from '../../kit/view.ts'
import { picksOf } from '../../server/picks/find-picks.ts'
import { choice, id } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import { WHENS } from './model.ts'
import { lineOf } from './placement-line.server.ts'
import type { placementsView } from './placements.tsx'

export const placements = defineScreen({
  path: '/placements',
  query: z.object({
    kind: z.enum(PLACEMENT_KINDS).optional().catch(undefined),
    when: choice(WHENS),
    app: id,
    before: id,
  }),
  view: viewOf<typeof placementsView>('placementsView'),
  async load({ db, query, locale, person }) {
    const { kind, when, app, before } = query
    const values = { locale, when, ofApp: app, below: before ?? Number.MAX_SAFE_INTEGER }
    const [lists, max] = kind ? [placementPages, PAGE_OF_PLACEMENTS] : [somePlacements, SOME_PLACEMENTS]
    const groups = await Promise.all(
      (kind ? [kind] : PLACEMENT_KINDS).map(async one => {
        const lines = (await lists[one](db, values)).map(row => lineOf(one, row))
        const last = lines[max - 1]
        const more = new URLSearchParams({ kind: one, when, app: String(app ?? '') })
        if (kind && last) more.set('before', String(last.id))
        return {
          kind: one,
          lines: lines.slice(0, max),
          more: lines.length > max ? `/placements?${more}` : null,
        }
      }),
    )
    const picked = app === null ? undefined : (await picksOf(db, 'app', [app], locale))[app]
    return { kind, when, app, picked, groups, now: new Date(), mayPlace: mayGive(ad.put, person.role) }
  },
})
