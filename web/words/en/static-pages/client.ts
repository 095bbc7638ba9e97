import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function client({ client, demo }: StoreFacts): StaticPage {
  return {
    title: `The ${storeName()} app`,
    lead: `${storeName()} on your Android phone. You don’t need it: you can download every app from the website too.`,
    note: client
      ? undefined
      : demo
        ? `The demo has no app to download. You can still check “Install with the ${storeName()} app”: if nothing happens, the page offers the direct download.`
        : 'This store hasn’t published its app yet. You can download everything from the website.',
    action: client ? { text: `Download the ${storeName()} app`, href: client } : undefined,
    cards: [
      {
        icon: 'again',
        title: 'Resumes',
        body: 'After a lost connection, downloads continue where they stopped.',
      },
      {
        icon: 'shield',
        title: 'Android decides',
        body: 'Android compares signatures before it updates an app, and refuses a stranger’s.',
      },
      {
        icon: 'phone',
        title: 'Shows progress',
        body: 'The button on the page shows downloading, installing and updating.',
      },
    ],
    sections: [
      {
        id: 'need',
        heading: 'Do I need it?',
        parts: [
          {
            text: `No. “Download” on an app’s page gives you the file, which you install yourself. If you check “Install with the ${storeName()} app”, our app does it for you.`,
          },
        ],
      },
      {
        id: 'which',
        heading: 'Which devices can run it',
        parts: [
          { text: 'Android phones and tablets. It doesn’t run on iPhone, HarmonyOS NEXT or computers.' },
        ],
      },
    ],
  }
}
