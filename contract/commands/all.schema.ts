import * as app from './app.schema.ts'
import type { CommandContract } from './command.ts'
import * as moderation from './moderation.schema.ts'
import * as people from './people.schema.ts'
import * as placements from './placements.schema.ts'
import * as record from './record.schema.ts'
import * as repositories from './repositories.schema.ts'
import * as shelves from './taxonomy.schema.ts'
import * as version from './version.schema.ts'

/** Every command, by its name. */
export const COMMANDS: ReadonlyMap<string, CommandContract> = new Map(
  ([] as unknown[])
    .concat(
      ...[app, version, shelves, moderation, people, repositories, record].map(group => Object.values(group)),
      ...Object.values(placements).map(({ put, remove }) => [put, remove]),
    )
    .map(command => command as CommandContract)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(command => [command.name, command]),
)
