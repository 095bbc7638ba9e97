import type { Line, StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { storeName } from '../../store-name.ts'
import { DEMO_NOTE } from './demo-note.ts'

export function about({ demo, operator, contact, securityContact, filings }: StoreFacts): StaticPage {
  const who: [string, Line][] = [
    ...(operator ? [['Company', operator] satisfies [string, Line]] : []),
    ...(filings.length > 0 ? [['Filings', filings.join(' · ')] satisfies [string, Line]] : []),
  ]
  return {
    title: `About ${storeName()}`,
    lead: `${storeName()} is an app store. We want you to know before you download: who made it, whether the file was changed, and what it asks for.`,
    note: demo ? DEMO_NOTE : undefined,
    cards: [
      {
        icon: 'shield',
        title: 'Signatures compared',
        body: 'We compare the signatures of the last few versions, and say so when one changes.',
      },
      {
        icon: 'file',
        title: 'Checksums in public',
        body: 'Every file shows its SHA-256, so anyone can check it.',
      },
      {
        icon: 'lock',
        title: 'Plain words',
        body: 'For each permission: does the app ask you first, and what can it reach.',
      },
    ],
    sections: [
      {
        id: 'not',
        heading: 'What we don’t do',
        parts: [
          {
            list: [
              'We don’t ask you to sign in to browse, search or download',
              'We don’t sell places in charts: they follow downloads, ratings and dates alone, and every ad says “Ad”',
              'We hand out files exactly as the developer gave them, with nothing added or bundled',
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
                'Infringement, takedown and forbidden content',
                [{ text: 'Fill in the report form', href: '/report' }],
              ],
              ...(securityContact
                ? [['Security holes', [contactLink(securityContact)]] satisfies [string, Line]]
                : []),
            ],
          },
        ],
      },
    ],
  }
}
