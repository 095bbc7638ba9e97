import type {
  StaticPage,
  StaticPagePart,
  StaticPageSection,
  StoreFacts,
} from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { DEMO_NOTE } from './demo-note.ts'

/** Says what the program does with the settings that this store has; a change of either changes what stands here. */
export function privacy(store: StoreFacts): StaticPage {
  const { demo, counts, keepDays, contact } = store
  const kept = `${keepDays} days`
  return {
    title: 'Privacy policy',
    lead: 'What we record, what for and for how long, and what never leaves your device.',
    note: demo
      ? `${DEMO_NOTE} What it says of records is what the program really does; a real store needs a lawyer to write its policy.`
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
            body: 'Pages, clicks and downloads are counted, for charts and to find faults. No IP addresses.',
          }
        : { icon: 'count', title: 'No counting of clicks', body: 'Pages of this store report nothing.' },
      {
        icon: 'bin',
        title: `Gone after ${kept}`,
        body: `Records are deleted after ${kept}; only totals stay.`,
      },
    ],
    sections: [
      {
        id: 'recorded',
        heading: 'What we record',
        parts: [
          {
            table: {
              head: ['What', 'What for', 'How long'],
              rows: [
                ...(counts
                  ? [
                      [
                        'Which page you saw and came from, what you searched for, clicked and saw',
                        'To improve search and pages',
                        kept,
                      ],
                      [
                        'Web or our app, computer or phone, how fast the page opened',
                        'To find pages that don’t open or are too slow',
                        kept,
                      ],
                      [
                        'A random number for one visit, which changes when you close the tab',
                        'To count visits',
                        kept,
                      ],
                    ]
                  : []),
                [
                  'Which app was downloaded, and a mark that is good for that day',
                  'Download counts and charts, and to keep them honest',
                  kept,
                ],
                [
                  'Reports that you fill in; a phone number only if you like',
                  'To handle and answer them',
                  'Deleted by whoever runs the store when they are handled',
                ],
                [
                  'IP addresses of suspicious requests that were refused',
                  'To find attacks',
                  'As long as server logs, usually 30 days',
                ],
              ],
            },
          },
          {
            text: 'The mark of the day is worked out with encryption from the IP address and the browser’s name. It is a different one every day and can’t be matched with the day before. The IP address itself is not written into these records.',
          },
          ...(counts && store.honoursSignals
            ? [
                {
                  text: 'If your browser asks not to be tracked (Do Not Track or GPC), nothing is reported, and your downloads are not counted.',
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
            text: 'Apps that you saw and saved, your choice of looks, your privacy choice and guest comments stay in your browser; we never get them. Clear this site’s data in your browser to delete them.',
          },
          {
            text: 'The server sets no cookies. Scripts on the page write a few small ones: which search engine you came from (180 days, to decide whether ads are shown); a random token when you open more replies, and a note that a campaign link has started its download once (both gone when you close the browser). If your browser offers no storage, the choices above are kept in cookies instead.',
          },
        ],
      },
      {
        id: 'shared',
        heading: 'Who can see it',
        parts: [
          {
            text: 'Only whoever runs the store can see the records. What is public are totals: download counts, ratings and charts.',
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
                  'To see, correct or delete your data, or to complain, please ',
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
    ...(adHosts.length > 0 ? [`Pictures of ads come from ${adHosts.join(', ')}`] : []),
    ...(risk ? ['If you agree, a risk-control provider’s script runs on the page'] : []),
    ...(mip ? ['MIP pages, made for search engines, use MIP’s public script'] : []),
  ]
  return things.length > 0
    ? [
        {
          text: 'Other companies take part in these places only. Apart from them, pages connect to nobody else:',
        },
        { list: things },
      ]
    : [{ text: 'Pages run nobody else’s scripts and connect to nobody else’s servers.' }]
}

function agreed({ identifies, describesDevice, risk }: StoreFacts): StaticPageSection {
  const things = [
    ...(identifies ? ['A random number that outlives the visit, to count those who come back'] : []),
    ...(describesDevice
      ? ['What your device looks like (screen, languages, fonts and so on), to spot forged downloads']
      : []),
    ...(risk ? ['A risk-control provider’s script and the token it gives, to spot unusual downloads'] : []),
  ]
  return {
    id: 'consent',
    heading: 'What we only do if you agree',
    parts:
      things.length > 0
        ? [
            { list: things },
            {
              text: 'None of it happens before you agree. Everything works if you don’t. You can change your mind at any time under “Privacy settings” at the foot of the page; if you take it back, the number and the token are deleted.',
            },
          ]
        : [
            {
              text: 'Nothing. This store does not identify you or remember your device, so there is no box to agree to.',
            },
          ],
  }
}
