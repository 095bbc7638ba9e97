export const find = {
  title: 'Search',
  sub: 'Screens, apps, developers, members, changes and commands.',
  box: 'Search or run a command',
  groups: {
    apps: 'Apps',
    actions: 'Actions',
    screens: 'Screens',
    developers: 'Developers',
    people: 'Members',
    changes: 'Audit log',
    commands: 'Commands',
  },
  takeDown: (name: string) => `Take down ${name}`,
  changesBy: 'changes by this member',
  changesOf: (name: string) => `Changes to ${name}`,
  type: { app: 'Type a name or package', developer: 'Type a name' },
  button: 'Find',
  chooseOne: 'Choose one',
  failed: "Couldn't search. Try again.",
  nothing: 'No matches.',
  keys: 'Keyboard shortcuts',
  about: 'About this screen',
  allKeys: [
    ['/', 'search, same as Ctrl+K'],
    ['g t', 'Today'],
    ['g a', 'Apps'],
    ['g c', 'Reviews & reports'],
    ['g p', 'Placements'],
    ['g n', 'Analytics'],
    ['g r', 'Repositories'],
    ['?', 'this list'],
    ['j k', 'next, previous: in the table of apps and in the queue of reports'],
    ['x', 'select; Esc clears the selection'],
    ['Enter', 'open'],
    ['h a', 'hide, keep'],
    ['1–5', 'choose a reason'],
    ['u', 'undo'],
  ] as readonly (readonly [key: string, does: string])[],
}

/** What each screen is for. */
export const help = {
  today: 'How soon changes are visible, what needs attention, and recent changes. Start the day here.',
  apps: 'All apps of the store. Find one, edit its texts in each language, preview its page, or change several at once.',
  developers: 'Who made the apps: names, sites and contacts that their pages show, and their apps.',
  categories: 'Categories, their names in each language, and how they nest.',
  proofs:
    'How the store knows who developers are: domains that are checked every day, and papers that two people saw.',
  searchWords:
    'What visitors type and the words that apps use for it: synonyms, activities, and brands that the store may lack. Saving changes the next search; the audit log can undo it.',
  upload:
    'New packages. Each is checked before it can be published, and issues are explained in plain words.',
  repositories:
    'Other repositories whose apps this store offers too. A fingerprint that you compare decides who you trust.',
  placements:
    'What is shown where, and when: ads, banners, featured banners, announcements, gifts, collections and download buttons.',
  comments:
    'What visitors report. Read it in context, then hide it with a reason or keep it. The keyboard can do all of it.',
  numbers:
    'Downloads, views and clicks over time, by app and channel, compared with an earlier period. Full days only.',
  searches:
    "What visitors search for and don't find, and why an app ranks where it does in search and charts.",
  experiments:
    'Compare two ways to show something on consenting visitors, and see whether the difference is more than chance.',
  takedown: 'Remove an app everywhere, with a receipt per page.',
  requests: 'Actions that need a second member.',
  changes: 'Every change: who, when, why, what, and how soon it was visible. Most can be undone.',
  people: 'Who is on the team, and with which role. A new member gets a link that works once.',
  commands: 'Everything without a screen of its own.',
}
