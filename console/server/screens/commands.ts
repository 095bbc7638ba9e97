import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { fieldsOf } from '../../../contract/commands/describe.schema.ts'
import { type Screen, shown } from '../screen.ts'

const commands: Screen = {
  path: '/commands',
  async show({ person }) {
    const mine = [...COMMANDS.values()].filter(({ roles }) => roles.includes(person.role))
    return shown('commands', { commands: mine.map(({ name, summary }) => ({ name, summary })) })
  },
}

const command: Screen = {
  path: '/commands/:name',
  async show({ params, query, person }) {
    const contract = COMMANDS.get(params.name ?? '')
    if (!contract?.roles.includes(person.role)) return undefined
    const { name, summary, requiresReason = false } = contract
    return shown('command', { name, summary, requiresReason, fields: fieldsOf(contract), given: query })
  },
}

export const commandScreens = [commands, command]
