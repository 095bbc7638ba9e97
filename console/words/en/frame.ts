export const frame = {
  title: (screen: string) => `${screen} · Console`,
  console: 'console',
  skip: 'Skip to content',
  sidebar: 'Sidebar',
  menu: 'Main',
  more: 'More',
  all: 'All screens',
  signOut: 'Sign out',
  otherLanguage: '中文',
  goOn: 'Continue',
  done: 'Done:',
  change: (id: number) => `change ${id}`,
  undo: 'Undo',
  same: 'No changes to publish.',
  asked: 'Sent for approval. Another team member has to approve it.',
}

export const groups = {
  catalogue: 'Catalog',
  window: 'Storefront',
  numbers: 'Insights',
  trust: 'Trust & safety',
}

export const places = {
  today: 'Today',
  apps: 'Apps',
  developers: 'Developers',
  categories: 'Categories',
  searchWords: 'Search words',
  proofs: 'Verified developers',
  upload: 'Uploads',
  repositories: 'Repositories',
  placements: 'Placements',
  comments: 'Reviews & reports',
  numbers: 'Analytics',
  searches: 'Search insights',
  experiments: 'Experiments',
  takedown: 'Takedowns',
  requests: 'Approvals',
  changes: 'Audit log',
  people: 'Team',
  commands: 'All commands',
}

export const roles = {
  owner: 'Owner',
  editor: 'Editor',
  placer: 'Merchandiser',
  moderator: 'Moderator',
  analyst: 'Analyst',
  reader: 'Viewer',
  repository: 'Repository (automatic)',
}

export const reasons = {
  malware: 'Malware',
  fraud: 'Fraud',
  rights: 'Copyright or trademark',
  law: 'Legal order',
  abuse: 'Abuse or harassment',
  spam: 'Spam',
  developer: 'Developer request',
  mistake: 'Mistake',
  left: 'Left the team',
  duties: 'Role changed',
  risk: 'Account at risk',
  other: 'Other',
}

export const form = {
  reasonKind: 'Reason type',
  reason: 'Reason',
  reasonMaybe: 'Reason (optional, kept in the audit log)',
}

export const refusals = {
  unknown: "This command doesn't exist.",
  input: 'Check your input. Nothing was changed.',
  role: "Your role can't do this.",
  reason: 'Add a reason.',
  approval: 'This needs approval.',
  package: 'The package is blocked.',
  picture: "Some pictures couldn't be added.",
  absent: 'This no longer exists.',
  conflict: 'Someone else changed this. Compare, then publish.',
}

export const notes = {
  missing: ['Page not found', 'Check the address, or search.'],
  role: ['No access', 'Ask an owner to change your role (Team).'],
  replayed: ['Already submitted', 'Go back and reload the page.'],
  tooOften: ['Too many attempts', 'Try again in 15 minutes.'],
  noLink: ['This link has expired', 'Ask an owner for a new one.'],
  hasKey: ['This member has a passkey', 'A new link needs approval. Request it on the Team screen.'],
  noKey: ['Passkey not created', 'Try again or use another device.'],
  noToken: ['Token not created', 'Revoke one of your tokens first.'],
  noName: ['Enter your name', 'Your changes are recorded under it.'],
  unknownToService: ['No account found', 'Ask an owner to add your email (Team).'],
  malformed: ['Invalid request', 'Go back and try again.'],
  large: ['Too large', 'Send up to 32 MB at a time.'],
  checking: ['Still being checked', 'Discard it when the check is done.'],
  busy: ['Still adding pictures', "Try again when they're done."],
  away: ['Not available right now', 'Nothing was changed. Try again soon.'],
} as const

/** The zone of the store: after a time, and where no script turns times. */
export const zone = ' (China time)'
export const zoneNote = 'Times are China time.'
