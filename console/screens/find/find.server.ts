import { z } from 'zod'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { changeHere } from '../../../data/db/queries/changes/change-here.ts'
import { peopleLike } from '../../../data/db/queries/people/people.ts'
import { commandSummaries as en } from '../../../ui/words/en/commands.ts'
import { commandSummaries as zhCN } from '../../../ui/words/zh-cn/commands.ts'
import { PICKED } from '../../kit/picks.ts'
import { viewOf } from '../../kit/view.ts'
import type { Person } from '../../server/access/sessions.ts'
import { numberOf } from '../../server/number-of.ts'
import { findPicks } from '../../server/picks/find-picks.ts'
import { choice, text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { FindModel } from './answers.ts'
import type { findView } from './find.tsx'

const MAX_COMMANDS = 12

export const find = defineScreen({
  path: '/find',
  query: z.object({ q: text(100), of: choice(['', ...PICKED]) }),
  view: viewOf<typeof findView>('findView'),
  async load({ db, query: { q, of }, person, locale }) {
    const found = (some: Partial<FindModel>): FindModel => ({
      query: q,
      of,
      apps: [],
      developers: [],
      people: [],
      change: null,
      commands: [],
      ...some,
    })
    if (of === 'app') return found({ apps: await findPicks(db, of, q, locale) })
    if (of === 'developer') return found({ developers: await findPicks(db, of, q, locale) })
    if (q === '') return found({ commands: commandsFor(person, '') })
    const [apps, developers, people] = await Promise.all([
      findPicks(db, 'app', q, locale),
      findPicks(db, 'developer', q, locale),
      peopleLike(db, { sought: q }),
    ])
    return found({
      apps,
      developers,
      people,
      change: await changeOf(db, q),
      commands: commandsFor(person, q),
    })
  },
})

async function changeOf(db: Database, words: string): Promise<number | null> {
  const change = numberOf(words)
  return change === null ? null : ((await changeHere(db, { change }))[0]?.id ?? null)
}

const commandsFor = ({ role }: Person, words: string) =>
  [...COMMANDS.values()]
    .filter(
      ({ name, roles }) =>
        roles.includes(role) &&
        `${name} ${en[name]} ${zhCN[name]}`.toLowerCase().includes(words.toLowerCase()),
    )
    .slice(0, MAX_COMMANDS)
