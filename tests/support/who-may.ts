import type { Role } from '../../contract/commands/roles.ts'

/** Who may do what, written down once more than in the contract: o owner, e editor, p placer, m moderator, r repository, s seed. */
export const MAY: Record<string, string> = {
  'ad.place': 'oep',
  'ad.remove': 'oep',
  'app.add': 'oer',
  'app.delist': 'oer',
  'app.edit': 'oer',
  'app.erase-pictures': 'o',
  'app.figures': 'or',
  'app.relist': 'oer',
  'app.restore': 'oe',
  'app.takedown': 'oem',
  'banner.place': 'oep',
  'banner.remove': 'oep',
  'category.put': 'oer',
  'change.undo': 'oepm',
  'collection.put': 'oep',
  'collection.remove': 'oep',
  'comment.hide': 'om',
  'comment.show': 'om',
  'developer.put': 'oer',
  'download-config.put': 'oep',
  'download-config.remove': 'oep',
  'feature.place': 'oep',
  'feature.remove': 'oep',
  'gift.put': 'oep',
  'gift.remove': 'oep',
  'notice.put': 'oep',
  'notice.remove': 'oep',
  'person.end': 'o',
  'person.put': 'o',
  'person.reset': 'o',
  'reply.hide': 'om',
  'reply.show': 'om',
  'report.close': 'oem',
  'repository.claim': 'oe',
  'repository.import': 'oe',
  'repository.put': 'o',
  'rows.put': 's',
  'rows.remove': 's',
  'version.publish': 'oer',
  'version.put': 'oer',
  'version.withdraw': 'oer',
}

const LETTERS: Partial<Record<Role, string>> = {
  owner: 'o',
  editor: 'e',
  placer: 'p',
  moderator: 'm',
  repository: 'r',
  seed: 's',
}

export const mayGive = (command: string, role: Role): boolean =>
  MAY[command]?.includes(LETTERS[role] ?? '-') ?? false
