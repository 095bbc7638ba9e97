import { z } from 'zod'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { fieldsOf } from '../../../contract/commands/describe.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { commandView } from './command.tsx'
import type { commandsView } from './commands.tsx'

export const commands = defineScreen({
  path: '/commands',
  view: viewOf<typeof commandsView>('commandsView'),
  async load({ person }) {
    const mine = [...COMMANDS.values()].filter(command => mayGive(command, person.role))
    return { commands: mine }
  },
})

export const command = defineScreen({
  path: '/commands/:name',
  // Whatever is known already is written in.
  query: z.record(z.string(), z.string().catch('')),
  view: viewOf<typeof commandView>('commandView'),
  async load({ params, query, person }) {
    const contract = COMMANDS.get(params.name)
    if (!contract || !mayGive(contract, person.role)) return undefined
    const { name, requiresReason = false } = contract
    return { name, requiresReason, fields: fieldsOf(contract), given: query }
  },
})
