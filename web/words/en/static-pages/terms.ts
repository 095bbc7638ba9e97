import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function terms({ demo }: StoreFacts): StaticPage {
  return {
    title: 'Terms of use',
    lead: `A few rules for using ${storeName()}, as short as we could make them.`,
    note: demo
      ? 'This is a demo. What follows is a sample and has no legal force. A real store needs a lawyer to write its own terms.'
      : 'This is the sample that comes with the program. Whoever runs the store needs a lawyer to write its own terms, and replaces this page.',
    sections: [
      {
        id: 'service',
        heading: '1. What you get',
        parts: [
          {
            text: `${storeName()} shows information on apps and offers their files for download. Browsing, searching and downloading are free and need no account.`,
          },
        ],
      },
      {
        id: 'apps',
        heading: '2. Apps and developers',
        parts: [
          {
            text: 'Information and files come from the developers. Purchases, accounts and data inside an app are the developer’s, under the developer’s privacy policy.',
          },
        ],
      },
      {
        id: 'reports',
        heading: '3. Comments and reports',
        parts: [
          {
            text: 'Comments must be true, and must not insult, expose private data or advertise. Anyone can report an app, a comment or a developer, without an account.',
          },
        ],
      },
      {
        id: 'fair',
        heading: '4. What not to do',
        parts: [
          { text: 'Don’t forge downloads, charts or ratings. Don’t scrape this site in bulk or attack it.' },
        ],
      },
      {
        id: 'privacy',
        heading: '5. Privacy',
        parts: [
          {
            text: ['What we record is in the ', { text: 'privacy policy', href: '/privacy' }, '.'],
          },
        ],
      },
    ],
  }
}
