import { z } from 'zod'
import type { CommandContract } from '../../contract/commands/command.ts'
import type { Form } from '../kit/request-context.ts'

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  format?: string
}

/** Times that name no zone are the store's own. */
const STORE_OFFSET = '+08:00'
const MAX_ITEMS = 200

const schemas = new Map<string, JsonSchema>()

function schemaOf({ name, input }: CommandContract): JsonSchema {
  const known = schemas.get(name)
  if (known) return known
  const made = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  schemas.set(name, made)
  return made
}

/**
 * What a form says, as the input of a command. A field is named as the command names it, and what is inside it after a dot:
 * `texts.en.name`. What is a thing of several parts in a list is said as JSON. Names that begin with a line are the console's own; one that ends with a question mark is not said while it
 * is blank. Nothing is judged here: that is the command's to do.
 */
export function readFields(contract: CommandContract, form: Form): Record<string, unknown> {
  const input = Object.create(null) as Record<string, unknown>
  const whole = schemaOf(contract)
  for (const [name, value] of Object.entries(form)) {
    if (name.startsWith('_')) continue
    const isMaybe = name.endsWith('?')
    if (isMaybe && [value].flat().every(text => text === '')) continue
    const path = (isMaybe ? name.slice(0, -1) : name).split('.')
    const schema = path.reduce<JsonSchema | undefined>((at, step) => at && inside(at, step), whole)
    const read = schema ? convert(schema, value) : value
    if (read !== undefined) put(input, path, read)
  }
  closeUp(input)
  return input
}

/** A list has no places of which nothing was said. */
function closeUp(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) closeUp(inner)
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter(one => one !== undefined))
}

interface Kind extends JsonSchema {
  type?: string
}

const alternatives = (schema: JsonSchema): Kind[] =>
  schema.anyOf?.flatMap(alternatives) ??
  (Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema as Kind])

function inside(schema: JsonSchema, step: string): JsonSchema | undefined {
  for (const { properties, additionalProperties: others, items } of alternatives(schema)) {
    const own = properties && Object.hasOwn(properties, step) ? properties[step] : undefined
    const found =
      own ?? (isNumber(step) ? items : undefined) ?? (typeof others === 'object' ? others : undefined)
    if (found) return found
  }
  return undefined
}

const isNumber = (text: string) => /^\d{1,4}$/.test(text)

/** undefined: nothing was said. */
function convert(schema: JsonSchema, value: string | string[]): unknown {
  const kinds = alternatives(schema)
  const items = kinds.find(kind => kind.items)?.items
  if (items)
    return [value]
      .flat()
      .filter(Boolean)
      .map(one => (alternatives(items).some(kind => kind.properties) ? fromJson(one) : convert(items, one)))
  // An unticked box sends the hidden field before it.
  const text = [value].flat().at(-1) ?? ''
  const isNullable = kinds.some(({ type }) => type === 'null')
  const isText = kinds.some(
    ({ type, format, const: only }) => type === 'string' && !format && only === undefined,
  )
  if (text === '') return isNullable ? null : isText ? '' : undefined
  for (const { type, const: only, enum: some, format } of kinds) {
    const named = [only, ...(some ?? [])].find(one => one !== undefined && String(one) === text)
    if (named !== undefined) return named
    if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
    if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
    if (format === 'date-time' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text))
      return `${text.length === 16 ? `${text}:00` : text}${STORE_OFFSET}`
  }
  // A browser ends lines as the network does, and a text would differ from the one that was there.
  return text.replace(/\r\n/g, '\n')
}

/** What is no JSON stays a text, which the command refuses. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function put(into: Record<string, unknown>, path: string[], value: unknown): void {
  let at = into
  for (const [i, step] of path.entries()) {
    const next = path[i + 1]
    if (next === undefined) {
      at[step] = value
      return
    }
    if (isNumber(next) && Number(next) >= MAX_ITEMS) return
    const there = Object.hasOwn(at, step) ? at[step] : undefined
    const inner =
      typeof there === 'object' && there !== null ? there : isNumber(next) ? [] : Object.create(null)
    at[step] = inner
    at = inner as Record<string, unknown>
  }
}
