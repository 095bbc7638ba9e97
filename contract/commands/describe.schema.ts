import { z } from 'zod'
import { COMMANDS, type Command } from './all.schema.ts'
import type { CommandContract } from './command.ts'

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  format?: string
  description?: string
}

export interface Field {
  name: string
  type: string
  needed: boolean
  summary: string
}

const schemaOf = ({ input }: CommandContract) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** The fields of a command's input, as a person reads them. */
export function fieldsOf(contract: CommandContract): Field[] {
  const { properties = {}, required = [] } = schemaOf(contract)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    needed: required.includes(name),
    summary: schema.description ?? '',
  }))
}

function typeOf(schema: JsonSchema): string {
  const { type, anyOf, items, properties, additionalProperties: others, format } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ')
  if (items) return `[${typeOf(items)} …]`
  if (properties)
    return `{ ${Object.entries(properties)
      .map(([name, one]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(one)}`)
      .join(', ')} }`
  if (typeof others === 'object') return `{ …: ${typeOf(others)} }`
  if (format === 'date-time') return 'time'
  if (type === 'integer') return 'number'
  return ([] as string[]).concat(type ?? 'anything').join(' | ')
}

/** Commands by what they are about: the word before the dot. */
export function groupsOfCommands(): Map<string, Command[]> {
  const groups = new Map<string, Command[]>()
  for (const command of COMMANDS.values()) {
    const [group = ''] = command.name.split('.')
    groups.set(group, [...(groups.get(group) ?? []), command])
  }
  return groups
}

/** What is said of a command beside its fields. */
export function conditionsOf({
  roles,
  needed = [],
  hard,
  requiresReason,
  wantsApproval,
  requiresReauth,
}: CommandContract): string[] {
  return [
    `roles: ${roles.join(', ')}`,
    ...(needed.length > 0 ? [`a new one needs ${needed.join(', ')}`] : []),
    ...(requiresReason ? ['requires a reason'] : []),
    ...(wantsApproval ? ['requires approval by a second person'] : []),
    ...(requiresReauth ? ['requires recent re-authentication in the console'] : []),
    ...(hard ? ['caches drop old pages at once'] : []),
  ]
}
