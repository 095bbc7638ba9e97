import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function terms({ demo }: StoreFacts): StaticPage {
  return {
    title: 'Terms of use',
    lead: `A few rules for using ${storeName()}, kept short.`,
    note: demo
      ? 'This is a demo. These terms are a sample and have no legal force. A real store needs its own terms, written by a lawyer.'
      : 'This is the sample that comes with the program. The store’s operator needs its own terms, written by a lawyer, in place of this page.',
    sections: [
      {
        id: 'service',
        heading: '1. What you get',
        parts: [
          {
            text: `${storeName()} shows information about apps and offers their files for download. Browsing, searching and downloading are free and need no account.`,
          },
        ],
      },
      {
        id: 'apps',
        heading: '2. Apps and developers',
        parts: [
          {
            text: 'Information and files come from developers. Purchases, accounts and data inside an app are the developer’s responsibility, under their privacy policy.',
          },
        ],
      },
      {
        id: 'reports',
        heading: '3. Reviews and reports',
        parts: [
          {
            text: 'Anyone can report an app, review or developer without an account. Reviews must be honest, and must not insult, expose private data or advertise.',
          },
        ],
      },
      {
        id: 'fair',
        heading: '4. What not to do',
        parts: [
          { text: 'Don’t fake downloads, charts or ratings. Don’t scrape this site in bulk or attack it.' },
        ],
      },
      {
        id: 'privacy',
        heading: '5. Privacy',
        parts: [
          {
            text: ['See the ', { text: 'privacy policy', href: '/privacy' }, ' for what we record.'],
          },
        ],
      },
    ],
  }
}
