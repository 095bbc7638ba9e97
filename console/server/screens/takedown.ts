import { appErasePictures, appRestore, appTakedown } from '../../../contract/commands/app.schema.ts'
import { disappearsWith, lastTakedowns, receiptOf } from '../../../data/db/queries/takedowns/takedowns.ts'
import { countErasable } from '../../../data/db/queries/withheld-files.ts'
import { appNumbers } from '../app-numbers.ts'
import { type Screen, shown } from '../screen.ts'
import { findAppHead } from './app-head.ts'
import { isLooking } from './is-looking.ts'

const takedowns: Screen = {
  path: '/takedown',
  roles: appTakedown.roles,
  async show({ db, query, locale }) {
    const sought = (query.app ?? '').trim()
    const rows = await lastTakedowns(db, { locale })
    return shown('takedowns', {
      sought,
      found: sought ? await findAppHead(db, (await appNumbers(db, [sought])).get(sought), locale) : undefined,
      takedowns: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    })
  },
}

const takedown: Screen = {
  path: '/apps/:id/takedown',
  roles: appTakedown.roles,
  // Before the form is filled in, so that nothing of it is lost.
  fresh: true,
  async show({ db, params, locale, person }) {
    const app = await findAppHead(db, params.id, locale)
    const [disappears] = app ? await disappearsWith(db, { app: app.id }) : []
    if (!app || !disappears) return undefined
    return shown('takedown', {
      app,
      disappears,
      mayRestore: appRestore.roles.some(role => role === person.role),
      mayErase: appErasePictures.roles.some(role => role === person.role),
      erasable: app.standing === 'taken-down' ? await countErasable(db, app.id) : 0,
    })
  },
}

const receipt: Screen = {
  path: '/apps/:id/takedown/receipt',
  async show({ db, params, locale }) {
    const app = await findAppHead(db, params.id, locale)
    const [row] = app ? await receiptOf(db, { app: app.id }) : []
    if (!app || !row) return undefined
    const { at, seen, ...rest } = row
    const edges = [...new Set(seen.map(({ edge }) => edge))]
    const variants = [...new Set(seen.map(({ variant }) => variant))]
    const times = seen.filter(one => one.seen).map(({ ms }) => ms)
    return shown('receipt', {
      ...rest,
      app,
      at: at.toISOString(),
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
      isLooking: isLooking(at, row),
    })
  },
}

export const takedownScreens = [takedowns, takedown, receipt]
