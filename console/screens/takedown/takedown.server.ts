import { z } from 'zod'
import { appErasePictures, appRestore, appTakedown } from '../../../contract/commands/app.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { disappearsWith, lastTakedowns, receiptOf } from '../../../data/db/queries/takedowns/takedowns.ts'
import { countErasable } from '../../../data/db/queries/withheld-files.ts'
import { viewOf } from '../../kit/view.ts'
import { appNumbers } from '../../server/app-numbers.ts'
import { text } from '../../server/query.ts'
import { findAppHead } from '../apps/app-head.server.ts'
import { isLooking } from '../changes/is-looking.server.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { receiptView } from './receipt.tsx'
import type { takedownView } from './takedown.tsx'
import type { takedownsView } from './takedowns.tsx'

export const takedowns = defineScreen({
  path: '/takedown',
  query: z.object({ app: text() }),
  roles: appTakedown.roles,
  view: viewOf<typeof takedownsView>('takedownsView'),
  async load({ db, query, locale }) {
    const sought = query.app
    return {
      sought,
      found: sought ? await findAppHead(db, (await appNumbers(db, [sought])).get(sought), locale) : undefined,
      takedowns: await lastTakedowns(db, { locale }),
    }
  },
})

export const takedown = defineScreen({
  path: '/apps/:id/takedown',
  roles: appTakedown.roles,
  // Before the form is filled in, so that nothing of it is lost.
  fresh: true,
  view: viewOf<typeof takedownView>('takedownView'),
  async load({ db, params, locale, person }) {
    const app = await findAppHead(db, params.id, locale)
    const [disappears] = app ? await disappearsWith(db, { app: app.id }) : []
    if (!app || !disappears) return undefined
    return {
      app,
      disappears,
      mayRestore: mayGive(appRestore, person.role),
      mayErase: mayGive(appErasePictures, person.role),
      erasable: app.standing === 'taken-down' ? await countErasable(db, app.id) : 0,
    }
  },
})

export const receipt = defineScreen({
  path: '/apps/:id/takedown/receipt',
  view: viewOf<typeof receiptView>('receiptView'),
  async load({ db, params, locale }) {
    const app = await findAppHead(db, params.id, locale)
    const [row] = app ? await receiptOf(db, { app: app.id }) : []
    if (!app || !row) return undefined
    const { seen, ...rest } = row
    const edges = [...new Set(seen.map(({ edge }) => edge))]
    const variants = [...new Set(seen.map(({ variant }) => variant))]
    const times = seen.filter(one => one.seen).map(({ ms }) => ms)
    return {
      ...rest,
      app,
      edges: edges.map(edge => new URL(edge).host),
      rows: variants.map(variant => ({
        variant,
        times: edges.map(edge => {
          const found = seen.find(one => one.edge === edge && one.variant === variant)
          return found && { ms: found.ms, isGone: found.seen }
        }),
      })),
      seen: { gone: times.length, all: seen.length },
      slowest: times.length > 0 ? Math.max(...times) : null,
      isLooking: isLooking(row.at, row),
    }
  },
})
