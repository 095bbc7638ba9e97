/** What staff choose changes by, and the commands of each by how their names begin. */
export const KINDS = {
  apps: ['app.add', 'app.edit', 'app.delist', 'app.relist', 'app.figures'],
  versions: ['version.'],
  takedowns: ['app.takedown', 'app.restore', 'app.erase-pictures'],
  imports: [],
  developers: ['developer.'],
  categories: ['category.', 'search-words.'],
  placements: ['ad.', 'banner.', 'collection.', 'download-config.', 'feature.', 'gift.', 'notice.'],
  experiments: ['experiment.'],
  reviews: ['comment.', 'reply.', 'report.'],
  team: ['person.'],
  repositories: ['repository.'],
  undo: ['change.undo'],
} as const satisfies Record<string, readonly string[]>

export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[]
