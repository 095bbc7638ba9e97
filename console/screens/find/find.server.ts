import { z } from 'zod'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { firstApps, MAX_FIRST } from '../../../data/db/queries/apps/find/searched.ts'
import { commandSummaries as en } from '../../../ui/words/en/commands.ts'
import { commandSummaries as zhCN } from '../../../ui/words/zh-cn/commands.ts'
import { viewOf } from '../../kit/view.ts'
import { text } from '../../server/query.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { findView } from './find.tsx'

const MAX_COMMANDS = 12

export const find = defineScreen({
  path: '/find',
  query: z.object({ q: text(100) }),
  view: viewOf<typeof findView>('findView'),
  async load({ db, query, person, locale }) {
    const words = query.q
    const wanted = { q: words, state: '', kind: null, categories: null, source: null, warning: '' } as const
    const apps = words ? await firstApps(db, wanted, 0, locale) : []
    const commands = [...COMMANDS.values()].filter(
      ({ name, roles }) =>
        roles.includes(person.role) &&
        `${name} ${en[name]} ${zhCN[name]}`.toLowerCase().includes(words.toLowerCase()),
    )
    return {
      query: words,
      apps: apps.slice(0, MAX_FIRST),
      commands: commands.slice(0, MAX_COMMANDS),
    }
  },
})
