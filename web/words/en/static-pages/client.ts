import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function client({ client, demo }: StoreFacts): StaticPage {
  return {
    title: `The ${storeName()} app`,
    lead: `${storeName()} on your Android phone. You don’t need it: every app can be downloaded from the web page too.`,
    note: client
      ? undefined
      : demo
        ? `The demo has no app to download. It does no harm to tick “Install with the ${storeName()} app”: when nothing happens, the page gives you the direct download.`
        : 'This store has not published its app yet. Everything can be downloaded from the web page.',
    action: client ? { text: `Download the ${storeName()} app`, href: client } : undefined,
    cards: [
      { icon: 'again', title: 'Resumes', body: 'After a lost connection it goes on where it stopped.' },
      {
        icon: 'shield',
        title: 'Checks first',
        body: 'It checks the signature before it installs, and stops when it differs.',
      },
      {
        icon: 'phone',
        title: 'Shows progress',
        body: 'Downloading, installing, updating: the button on the page follows.',
      },
    ],
    sections: [
      {
        id: 'need',
        heading: 'Do I need it?',
        parts: [
          {
            text: `Not necessarily. “Download” on an app’s page gives you the file itself, which you install yourself. Only when you tick “Install with the ${storeName()} app” is it left to our app.`,
          },
        ],
      },
      {
        id: 'which',
        heading: 'Which devices can run it',
        parts: [
          { text: 'Android phones and tablets. It does not run on iPhone, HarmonyOS NEXT or computers.' },
        ],
      },
    ],
  }
}
