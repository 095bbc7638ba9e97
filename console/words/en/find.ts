export const find = {
  title: 'Search',
  sub: 'Screens, apps and commands.',
  box: 'Search or run a command',
  places: 'Screens',
  nothing: 'Nothing is called so.',
  keys: 'Keys',
  about: 'What is this screen for?',
  allKeys: [
    ['/', 'search, as Ctrl+K'],
    ['g t', 'Today'],
    ['g a', 'Apps'],
    ['g c', 'Comments'],
    ['g p', 'Placements'],
    ['g n', 'Numbers'],
    ['g r', 'Repositories'],
    ['?', 'this list'],
    ['j k', 'in the table of apps: next, the one before; in the queue of reports too'],
    ['x', 'tick it; Esc ticks none'],
    ['Enter', 'open it'],
    ['h a', 'hide it, keep it'],
    ['1–5', 'choose a reason'],
    ['u', 'undo'],
  ] as readonly (readonly [key: string, does: string])[],
}

/** What each screen is for. */
export const help = {
  today:
    'How soon visitors see a change, what waits for somebody, and what was done last. Begin the day here.',
  apps: 'Every app of the store. Find one, edit its texts in each language, look at its page before it is published, or change several at once.',
  categories:
    'The shelves of the store: which there are, what each is called in every language, and which stands inside which.',
  upload:
    'New packages. Each is inspected before anybody can publish it; what is found is said in plain words.',
  repositories:
    'Other repositories whose apps this store offers too. Whom you trust is decided by a fingerprint that you compare.',
  placements:
    'What stands where, from when to when: ads, banners, features, notices, gifts, collections and download buttons.',
  comments:
    'What visitors report. Read it in its place, hide it with a reason or keep it; keys do all of it.',
  numbers:
    'Downloads, views and presses over time, by app and channel, beside an earlier time. They count whole days.',
  searches:
    'What visitors search for and do not find, and why an app stands where it does in search and lists.',
  takedown:
    'Takes an app away everywhere within two seconds, with a receipt that says when each page was gone.',
  requests: 'Commands that somebody else has to agree to. Nobody agrees to his own.',
  changes:
    'Everything that was ever changed: who, when, why, what, and after how long visitors saw it. Most of it can be undone.',
  people: 'Who works here, and with which role. A new person gets a link that works once.',
  commands: 'Whatever has no screen of its own. Each command says what it does and who may give it.',
}
