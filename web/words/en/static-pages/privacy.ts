import type {
  StaticPage,
  StaticPagePart,
  StaticPageSection,
  StoreFacts,
} from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { DEMO_NOTE } from './demo-note.ts'

/** Says what the program does with this store's settings: a change of either changes this text. */
export function privacy(store: StoreFacts): StaticPage {
  const { demo, counts, keepDays, contact } = store
  const kept = `${keepDays} days`
  return {
    title: 'Privacy policy',
    lead: 'What we record, what for and for how long, and what never leaves your device.',
    note: demo
      ? `${DEMO_NOTE} It describes what the program really records. A real store needs its own policy, written by a lawyer.`
      : undefined,
    cards: [
      {
        icon: 'person',
        title: 'No sign-in',
        body: 'You can browse, search and download without an account or a phone number.',
      },
      counts
        ? {
            icon: 'count',
            title: 'We only count',
            body: 'We count pages, clicks and downloads, for charts and to find errors. No IP addresses.',
          }
        : { icon: 'count', title: 'No tracking of clicks', body: 'Pages of this store report nothing.' },
      {
        icon: 'bin',
        title: `Deleted after ${kept}`,
        body: `We delete records after ${kept} and keep only totals.`,
      },
    ],
    sections: [
      {
        id: 'recorded',
        heading: 'What we record',
        parts: [
          {
            table: {
              head: ['What', 'Why', 'How long'],
              rows: [
                ...(counts
                  ? [
                      [
                        'The page you viewed and came from, and what you searched for, clicked and saw',
                        'To improve search and pages',
                        kept,
                      ],
                      [
                        'Website or our app, computer or phone, and how fast the page opened',
                        'To find pages that fail or are too slow',
                        kept,
                      ],
                      [
                        'A random ID for one visit, which changes when you close the tab',
                        'To count visits',
                        kept,
                      ],
                    ]
                  : []),
                [
                  'Which app was downloaded, and a daily code',
                  'For download counts and charts, and to spot fake downloads',
                  kept,
                ],
                [
                  'Reports you send; a phone number or email is optional',
                  'To review and reply to them',
                  'Deleted by the store’s operator once handled',
                ],
                [
                  'IP addresses of suspicious requests we blocked',
                  'To find attacks',
                  'As long as server logs, usually 30 days',
                ],
              ],
            },
          },
          {
            text: 'The daily code is computed from the IP address and browser name with a secret key. It changes every day and can’t be linked to the day before. We don’t store the IP address with these records.',
          },
          ...(counts && store.honoursSignals
            ? [
                {
                  text: 'If your browser sends Do Not Track or Global Privacy Control, we record nothing and don’t count your downloads.',
                },
              ]
            : []),
        ],
      },
      agreed(store),
      {
        id: 'device',
        heading: 'What stays on your device',
        parts: [
          {
            text: 'Your viewed and saved apps, theme, privacy choice and notes stay in your browser. We can’t see them. To delete them, clear this site’s data in your browser.',
          },
          {
            text: 'The server sets no cookies. Scripts on the page write a few small ones: which search engine you came from (180 days, to decide whether to show ads); a random token when you load more replies, and a record that a campaign link has started its download once (both deleted when you close the browser). If your browser offers no storage, these choices are kept in cookies instead.',
          },
        ],
      },
      {
        id: 'shared',
        heading: 'Who can see it',
        parts: [
          {
            text: 'Only the store’s operator can see the records. Only totals are public: download counts, ratings and charts.',
          },
          ...others(store),
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        parts: [
          {
            text: contact
              ? ['To see, correct or delete your data, or to complain: ', contactLink(contact), '.']
              : [
                  'To see, correct or delete your data, or to complain, ',
                  { text: 'fill in the report form', href: '/report' },
                  '.',
                ],
          },
        ],
      },
    ],
  }
}

function others({ collector, adHosts, risk, mip }: StoreFacts): StaticPagePart[] {
  const things = [
    ...(collector ? [`Pages send their records to ${collector}`] : []),
    ...(adHosts.length > 0 ? [`Ad images come from ${adHosts.join(', ')}`] : []),
    ...(risk ? ['If you agree, a risk-control provider’s script runs on the page'] : []),
    ...(mip ? ['MIP pages, made for search engines, use MIP’s public script'] : []),
  ]
  return things.length > 0
    ? [
        {
          text: 'Other companies are involved only here. Pages connect to no other servers:',
        },
        { list: things },
      ]
    : [{ text: 'Pages run no scripts from other companies and connect to no other servers.' }]
}

function agreed({ counts, identifies, describesDevice, risk }: StoreFacts): StaticPageSection {
  const asked = [
    ...(identifies ? ['A random ID that is kept between visits, to count returning visitors'] : []),
    ...(describesDevice
      ? ['Features of your device (screen, languages, fonts and so on), to spot fake downloads']
      : []),
    ...(risk ? ['A risk-control provider’s script and the token it returns, to spot unusual downloads'] : []),
  ]
  const trial =
    'A random ID that stays in your browser, to show you the same version while we compare two. We receive the version, not the ID'
  const things = counts && asked.length > 0 ? [...asked, trial] : asked
  return {
    id: 'consent',
    heading: 'What we only do if you agree',
    parts:
      things.length > 0
        ? [
            { list: things },
            {
              text: 'None of this happens before you agree, and everything works if you don’t. You can change your mind anytime under “Privacy settings” in the footer. If you do, the IDs and the token are deleted.',
            },
          ]
        : [
            {
              text: 'Nothing. This store doesn’t identify you or remember your device, so it doesn’t ask for consent.',
            },
          ],
  }
}
