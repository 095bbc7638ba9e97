import type { CommandHandler } from './command-context.ts'
import { appHandlers } from './handlers/apps.ts'
import { experimentHandlers } from './handlers/experiments.ts'
import { moderationHandlers } from './handlers/moderation.ts'
import { peopleHandlers } from './handlers/people.ts'
import { placementHandlers } from './handlers/placements.ts'
import { proofHandlers } from './handlers/proofs.ts'
import { recordHandlers } from './handlers/record.ts'
import { repositoryHandlers } from './handlers/repositories.ts'
import { taxonomyHandlers } from './handlers/taxonomy.ts'
import { versionHandlers } from './handlers/versions.ts'

/** How each command is done, by its name. */
export const COMMAND_HANDLERS: ReadonlyMap<string, CommandHandler> = new Map(
  [
    appHandlers,
    versionHandlers,
    taxonomyHandlers,
    proofHandlers,
    placementHandlers,
    experimentHandlers,
    moderationHandlers,
    peopleHandlers,
    repositoryHandlers,
    recordHandlers,
  ]
    .flat()
    .map(commandHandler => [commandHandler.contract.name, commandHandler]),
)
