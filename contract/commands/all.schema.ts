import type { z } from 'zod'
import * as app from './app.schema.ts'
import type { CommandContract } from './command.ts'
import * as experiments from './experiments.schema.ts'
import * as moderation from './moderation.schema.ts'
import * as people from './people.schema.ts'
import * as placements from './placements.schema.ts'
import * as proofs from './proofs.schema.ts'
import * as record from './record.schema.ts'
import * as repositories from './repositories.schema.ts'
import * as taxonomy from './taxonomy.schema.ts'
import * as version from './version.schema.ts'

const groups = {
  ...app,
  ...experiments,
  ...moderation,
  ...people,
  ...proofs,
  ...record,
  ...repositories,
  ...taxonomy,
  ...version,
}
const placed = Object.values(placements)
const all = [...Object.values(groups), ...placed.map(({ put }) => put), ...placed.map(({ remove }) => remove)]

export type CommandName = (typeof all)[number]['name']

export type Command = CommandContract<z.ZodObject, CommandName>

/** Every command, by its name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  all.sort((a, b) => (a.name < b.name ? -1 : 1)).map(command => [command.name, command]),
)
