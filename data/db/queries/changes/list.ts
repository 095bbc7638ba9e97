import { z } from 'zod'
import { appName } from '../../app-name.ts'
import { changesOfApp } from '../../changes-of-app.ts'
import type { Database } from '../../database.ts'
import { type Places, statement } from '../../statement.ts'
import { seenAfter } from './seen.ts'

export const CHANGES_PER_PAGE = 50

const row = z.object({
  id: z.number(),
  at: z.date(),
  actor: z.string(),
  role: z.string(),
  command: z.string(),
  reason: z.string(),
  /** The first app's name, and of how many it is. */
  app: z.string().nullable(),
  apps: z.number(),
  ms: z.number().nullable(),
  isUndone: z.boolean(),
})

/** Their numbers come first, from an index alone: the planner would rather walk through the record until it has enough. */
const listed = (from: string, locale: string, wheres: string[], max: number) => `
  select c.id, c.at, c.actor, c.role, c.command, c.reason, ${appName('c.apps[1]', locale)} as app, cardinality(c.apps) as apps,
    ${seenAfter('c.id')} as ms, exists (select from changes u where u.undoes = c.id) as "isUndone"
  from (select c.id from ${from} c where ${wheres.join(' and ')} order by c.id desc limit ${max}) page
  join changes c on c.id = page.id order by c.id desc`

export const recentChanges = statement({
  name: 'recent changes',
  parameters: { locale: 'text' },
  row,
  text: ({ locale }) => listed('changes', locale, ['true'], 8),
})

const page = { locale: 'text', below: 'bigint' } as const
const [who, command] = [{ who: 'text' }, { command: 'text' }] as const

/** Each with a text of its own, so that the planner takes the index that fits. */
function listBy<P extends Record<string, 'text'>>(
  name: string,
  more: P,
  wheres: (places: Places<keyof P>) => string[],
) {
  return statement({
    name,
    parameters: { ...page, ...more },
    row,
    text: (places: Places<keyof P | keyof typeof page>) =>
      listed('changes', places.locale, [`c.id < ${places.below}`, ...wheres(places)], CHANGES_PER_PAGE + 1),
  })
}

const byWho = ({ who }: Places<'who'>) => `c.actor = ${who}`
const byCommand = ({ command }: Places<'command'>) => `c.command = ${command}`

const LISTS = {
  all: listBy('changes', {}, () => []),
  who: listBy('changes by person', who, places => [byWho(places)]),
  command: listBy('changes by command', command, places => [byCommand(places)]),
  both: listBy('changes by person and command', { ...who, ...command }, places => [
    byWho(places),
    byCommand(places),
  ]),
}

const changesOf = statement({
  name: 'changes of app',
  parameters: { ...page, ...who, ...command, app: 'bigint' },
  row,
  text: ({ locale, below, who, command, app }) =>
    listed(
      changesOfApp(app),
      locale,
      [`c.id < ${below}`, `${who} in ('', c.actor)`, `${command} in ('', c.command)`],
      CHANGES_PER_PAGE + 1,
    ),
})

interface WantedChanges {
  /** Empty: any person. */
  who: string
  /** Empty: any. */
  command: string
  app: number | null
  /** Those before this one. */
  below: number | null
}

/** A page of them and one more, newest first. */
export function findChanges(db: Database, { app, below, ...wanted }: WantedChanges, locale: string) {
  const values = { ...wanted, below: below ?? Number.MAX_SAFE_INTEGER, locale }
  if (app !== null) return changesOf(db, { ...values, app })
  const { who, command } = wanted
  return LISTS[who ? (command ? 'both' : 'who') : command ? 'command' : 'all'](db, values)
}
