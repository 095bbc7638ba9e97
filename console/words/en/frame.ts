export const frame = {
  title: (screen: string) => `${screen} · Console`,
  console: 'console',
  skip: 'Skip to content',
  sidebar: 'Sidebar',
  menu: 'Main',
  more: 'More',
  all: 'All places',
  signOut: 'Sign out',
  otherLanguage: '中文',
  goOn: 'Go on',
  done: 'Done:',
  change: (id: number) => `change ${id}`,
  undo: 'Undo',
  same: 'It was so already. Nothing was changed.',
  asked: 'Somebody else has to agree. It waits for a second person.',
}

export const groups = {
  catalogue: 'Catalogue',
  window: 'Shop window',
  numbers: 'Numbers',
  trust: 'Trust',
}

export const places = {
  today: 'Today',
  apps: 'Apps',
  categories: 'Categories',
  upload: 'Upload',
  repositories: 'Repositories',
  placements: 'Placements',
  comments: 'Comments',
  numbers: 'Numbers',
  searches: 'Search report',
  takedown: 'Takedown',
  requests: 'Second person',
  changes: 'Changes',
  people: 'People',
  commands: 'All commands',
}

export const roles = {
  owner: 'Owner',
  editor: 'Editor',
  placer: 'Placer',
  moderator: 'Moderator',
  analyst: 'Analyst',
  reader: 'Reader',
  repository: 'Repository',
}

export const reasons = {
  malware: 'Malware',
  fraud: 'Fraud',
  rights: 'Rights of others',
  law: 'Law',
  abuse: 'Abuse',
  spam: 'Spam',
  developer: "The developer's wish",
  mistake: 'Mistake',
  other: 'Other',
}

export const form = {
  reasonKind: 'Kind of reason',
  reason: 'Reason',
  reasonMaybe: 'Reason (if you like, for the record)',
}

export const refusals = {
  unknown: 'There is no such command.',
  input: 'Something in the form is wrong. Nothing was changed.',
  role: 'Your role may not do this.',
  reason: 'Say why.',
  approval: 'Somebody else has to agree.',
  package: 'The package was refused.',
  picture: 'Not every picture was taken. The others stand in the form.',
  absent: 'What you wanted to change is not there.',
  conflict: 'Somebody has changed it meanwhile. Yours is not published: compare, then publish.',
}

export const notes = {
  missing: ['Nothing here', 'The address is wrong, or what was here is gone.'],
  role: ['Not for your role', 'An owner can change your role under People.'],
  replayed: [
    'This form was sent already',
    'Each form is taken once, so nothing is done twice. Go back and try again.',
  ],
  tooOften: ['Too many tries', 'Try again in fifteen minutes.'],
  noLink: ['This link is no longer good', 'A link works once, for a day. Ask an owner for another.'],
  hasKey: ['This person has a passkey', 'A new link needs a second person: ask for it on the People screen.'],
  noKey: ['No passkey was made', 'Try again, or use another device.'],
  noName: ['Say your name', 'What you do is recorded under it.'],
  unknownToService: [
    'The sign-in service does not know you here',
    'An owner can enter your e-mail under People.',
  ],
  malformed: ['Not understood', 'Go back and try again.'],
  large: ['Too large', 'Up to 32 MB are taken at once. Go back and send less.'],
  busy: ['Pictures are being taken in', 'Wait until those are done, then try again.'],
  away: ['Not possible right now', 'A part does not answer. Try again soon. Nothing was changed.'],
} as const

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'medium',
  timeStyle: 'short',
})
const exact = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

export const time = (at: string, seconds = false): string => (seconds ? exact : clock).format(new Date(at))
