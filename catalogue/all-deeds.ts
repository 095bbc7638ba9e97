import { appDeeds } from './commands/apps.ts'
import { moderationDeeds } from './commands/moderation.ts'
import { peopleDeeds } from './commands/people.ts'
import { placementDeeds } from './commands/placements.ts'
import { recordDeeds } from './commands/record.ts'
import { repositoryDeeds } from './commands/repositories.ts'
import { shelfDeeds } from './commands/shelves.ts'
import { versionDeeds } from './commands/versions.ts'
import type { Deed } from './work.ts'

/** How each command is done, by its name. */
export const DEEDS: ReadonlyMap<string, Deed> = new Map(
  [
    appDeeds,
    versionDeeds,
    shelfDeeds,
    placementDeeds,
    moderationDeeds,
    peopleDeeds,
    repositoryDeeds,
    recordDeeds,
  ]
    .flat()
    .map(deed => [deed.contract.name, deed]),
)
