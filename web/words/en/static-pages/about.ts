import type { Line, StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { storeName } from '../../store-name.ts'
import { DEMO_NOTE } from './demo-note.ts'

export function about({ demo, operator, contact, securityContact, filings }: StoreFacts): StaticPage {
  const who: [string, Line][] = [
    ...(operator ? [['Company', operator] satisfies [string, Line]] : []),
    ...(filings.length > 0 ? [['China filing numbers', filings.join(' · ')] satisfies [string, Line]] : []),
  ]
  return {
    title: `About ${storeName()}`,
    lead: `${storeName()} is an Android app store. Before you download, you can see who made an app, what it can access, and how to verify the file.`,
    note: demo ? DEMO_NOTE : undefined,
    cards: [
      {
        icon: 'shield',
        title: 'Signatures compared',
        body: 'We compare each version’s signature with earlier ones and show when it changes.',
      },
      {
        icon: 'file',
        title: 'Public checksums',
        body: 'Every file shows its SHA-256, so anyone can verify it.',
      },
      {
        icon: 'lock',
        title: 'Plain words',
        body: 'Permissions in plain words: what each one reaches, and whether it needs your OK.',
      },
    ],
    sections: [
      {
        id: 'not',
        heading: 'What we don’t do',
        parts: [
          {
            list: [
              'No sign-in to browse, search or download',
              'No paid ranks: charts follow downloads, ratings and dates, and every ad is marked “Ad”',
              'No changes to files: you get exactly what the developer or repository provided',
            ],
          },
        ],
      },
      ...(who.length > 0 ? [{ id: 'who', heading: 'Who runs it', parts: [{ facts: who }] }] : []),
      {
        id: 'contact',
        heading: 'Contact us',
        parts: [
          {
            facts: [
              ...(contact ? [['Questions', [contactLink(contact)]] satisfies [string, Line]] : []),
              [
                'Infringement, removal and illegal content',
                [{ text: 'Fill in the report form', href: '/report' }],
              ],
              ...(securityContact
                ? [['Security vulnerabilities', [contactLink(securityContact)]] satisfies [string, Line]]
                : []),
            ],
          },
        ],
      },
    ],
  }
}
