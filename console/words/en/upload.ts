export const upload = {
  sub: 'A package is looked into on its own, apart from the store. Visitors see nothing of it until you publish.',
  noScript:
    'Sending a package needs JavaScript. Without it: npm run command -- version.publish --file app.apk',
  drop: 'Drop packages here',
  limits:
    'APKs of up to 4 GB; 100 files and 20 GB a day. Files of one version are put together by processor.',
  choose: 'Choose files',
  mine: 'My uploads',
  kept: 'go on after a lost connection, for a day',
  none: 'You have sent nothing yet.',
  stopped: (received: string, size: string) =>
    `Stopped at ${received} of ${size}. Choose the same file to go on.`,
  refused: 'Refused',
  looked: 'Looked into',
  unreadable: 'Unreadable',
  manifest: 'Says it is',
  noApp: (name: string) => `The store has no app ${name} yet.`,
  addApp: 'Add the app',
  willGet: 'Visitors will get',
  insteadOf: 'Instead of',
  whatsNew: (locale: string) => `What is new (${locale})`,
  states: [
    ['sending', 'On its way'],
    ['lost', 'Connection lost. It goes on by itself.'],
    ['looking', 'Being looked into'],
    ['done', 'Looked into'],
    ['much', 'You have sent too much today. Go on tomorrow.'],
    ['large', 'Larger than 4 GB'],
    ['fault', 'Not taken. Choose the file again.'],
  ] as const,
}
