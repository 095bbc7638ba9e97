import { parseArgs } from 'node:util'
import { COMMANDS, type Command } from '../../contract/commands/all.schema.ts'
import { appAdd } from '../../contract/commands/app.schema.ts'
import type { CommandRequest } from '../../contract/commands/command.ts'
import { REASONS } from '../../contract/commands/reasons.ts'
import { versionPublish } from '../../contract/commands/version.schema.ts'

/** What is wrong with how it was called. */
export class BadCall extends Error {}

/** Of every command; the others are the fields of its input. */
const COMMON = {
  help: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  reason: { type: 'string' },
  'reason-kind': { type: 'string' },
  input: { type: 'string' },
  each: { type: 'string' },
  file: { type: 'string', multiple: true },
} as const

/** A new app is read from its package, and a version is made of several. */
const TAKE_PACKAGES: readonly string[] = [versionPublish.name, appAdd.name]

export const flagOf = (field: string) => field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export interface Call {
  contract: Command
  fields: Record<string, unknown>
  wantsHelp: boolean
  dryRun: boolean
  json: boolean
  /** Files. */
  input: string | undefined
  each: string | undefined
  /** Packages, for a command that takes the hashes of such, or what they say of their app. */
  packages: string[]
  given: Pick<CommandRequest, 'reason' | 'reasonKind'>
}

/** What was written after `npm run command --`, read by the contract of the command that it names; undefined: which there are is asked. */
export function readArguments(written: string[]): Call | undefined {
  const [name = '', ...rest] = written
  if (name === '' || name === '--help') return undefined
  const contract = COMMANDS.get(name)
  if (!contract) throw new BadCall(`There is no command ${name}. All of them: npm run command -- --help`)
  const names = Object.keys(contract.input.shape)
  const options = Object.fromEntries(names.map(field => [flagOf(field), { type: 'string' as const }]))
  const { values } = parsed(rest, { ...options, ...COMMON })
  const { 'reason-kind': reasonKind, file: packages = [] } = values
  if (packages.length > 0 && !TAKE_PACKAGES.includes(name))
    throw new BadCall(`${name} takes no --file: only ${TAKE_PACKAGES.join(' and ')} do`)
  if (reasonKind !== undefined && !isOneOf(REASONS, reasonKind))
    throw new BadCall(`--reason-kind is one of ${REASONS.join(', ')}`)
  const fields = Object.fromEntries(
    names.flatMap(field => {
      const text = (values as Record<string, unknown>)[flagOf(field)]
      return typeof text === 'string' ? [[field, readValue(contract, field, text)]] : []
    }),
  )
  return {
    contract,
    fields,
    wantsHelp: values.help,
    dryRun: values['dry-run'],
    json: values.json,
    input: values.input,
    each: values.each,
    packages,
    given: { reason: values.reason, reasonKind },
  }
}

function parsed<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options: options as Options & typeof COMMON })
  } catch (error) {
    throw new BadCall((error as Error).message)
  }
}

const isOneOf = <Value extends string>(all: readonly Value[], value: unknown): value is Value =>
  (all as readonly unknown[]).includes(value)

/** As it is written, where the field takes a text; else as JSON: a number, true, a list. */
function readValue(contract: Command, field: string, text: string): unknown {
  const shape = contract.input.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>
  if (shape[field]?.safeParse(text).success) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
