import type { Deed } from './command-context.ts'
import { appDeeds } from './handlers/apps.ts'
import { moderationDeeds } from './handlers/moderation.ts'
import { peopleDeeds } from './handlers/people.ts'
import { placementDeeds } from './handlers/placements.ts'
import { recordDeeds } from './handlers/record.ts'
import { repositoryDeeds } from './handlers/repositories.ts'
import { shelfDeeds } from './handlers/taxonomy.ts'
import { versionDeeds } from './handlers/versions.ts'

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
