import { type Row, tests } from './row.ts'

const anatomy = tests('tests/e2e/anatomy.spec.ts')
const leaving = tests('tests/e2e/leaving.spec.ts')
const pictures = tests('tests/e2e/pictures.spec.ts')
const actions = tests('tests/e2e/client-actions.spec.ts')

/** What is checked, and who may do what. */
export const rules: Row[] = [
  {
    n: 78,
    says: 'A mainland mobile number has 11 digits and a valid prefix',
    ids: ['VAL-1'],
    where: ['rules/text/mobile-number.ts', 'rules/reports/report.ts', 'web/features/client/flow-check.ts'],
    tests: [
      tests('tests/e2e/report-form.spec.ts')(
        '[VAL-1] a wrong number is said to be wrong, nothing typed is lost, and a right one is taken',
      ),
    ],
  },
  {
    n: 79,
    says: 'A redirect parameter leads to a path of the site or to a listed host; anything else leads home',
    ids: ['VAL-2'],
    where: ['rules/links/safe-redirect.ts', 'server/leaving/serve-go.ts'],
    tests: [
      leaving(
        '[VAL-2] [VAL-10] links to partners leave through /go, which leads there; other links are what they are',
      ),
      leaving('[VAL-2] any other site leads home'),
      tests('tests/integration/leaving.test.ts')('[VAL-2] [VAL-10] … leads to …'),
    ],
  },
  {
    n: 80,
    says: 'The hosts belong to five domains of the company and its partners',
    ids: ['VAL-2', 'VAL-10'],
    where: ['rules/links/safe-redirect.ts', 'server/config.ts'],
    tests: [
      tests('tests/integration/leaving.test.ts')('[VAL-2] [VAL-10] … leads to …'),
      tests('tests/integration/leaving.test.ts')('[VAL-10] a sixth domain is one too many'),
    ],
    differs: 'Set by `REDIRECT_DOMAINS`.',
  },
  {
    n: 81,
    says: 'Icons are 50, 65, 100, 130, 195 or 260 px wide; other widths become 130',
    ids: ['VAL-3', 'VAL-11'],
    where: ['rules/pictures/icon.ts', 'platform/images/image-request.ts'],
    tests: [
      tests('tests/integration/files.test.ts')('[VAL-3] an icon at … px, as PNG and WebP'),
      pictures('[VAL-3] [VAL-11] the edge answers any other size of an icon with the one of 130, kept once'),
    ],
  },
  {
    n: 82,
    says: 'WebP replaces JPEG and PNG of known hosts if the browser supports it',
    ids: ['VAL-4', 'VAL-11'],
    where: ['rules/pictures/webp.ts', 'web/kit/picture.tsx', 'web/kit/app-icon.tsx'],
    tests: [pictures('[VAL-4] [VAL-11] every picture has a form for browsers without WebP')],
    differs: 'By `<picture>`, so that pages are the same for everyone.',
  },
  {
    n: 83,
    says: 'A session-unique id has 32 characters, the last a 3; seven repeat others',
    ids: ['TRK-6'],
    where: ['rules/tracking/session-unique-id.ts', 'web/browser/session.ts'],
    tests: [
      tests('tests/e2e/tracking.spec.ts')(
        '[TRK-5] [TRK-6] a visit has its ids on every page, and the next visit has others',
      ),
    ],
    differs: 'All 32 are digits.',
  },
  {
    n: 84,
    says: 'An empty comment does nothing; nothing else is validated',
    ids: ['COM-5'],
    where: ['web/features/comments/comment-form.island.tsx'],
    tests: [anatomy('[COM-5] an empty comment is ignored')],
    differs: 'White space counts as empty.',
  },
  {
    n: 85,
    says: 'Visitors are anonymous, or in the client',
    ids: ['BR-1', 'BR-4'],
    where: ['web/features/client/start-client.ts', 'rules/devices/user-agent.ts'],
    tests: [
      actions('[BR-4] inside the client its own ways replace checkbox and popup'),
      actions('[BR-1] [BR-7] nothing of the code for native is fetched, and a link is a link'),
    ],
  },
  {
    n: 86,
    says: 'The author of a comment is called a guest',
    ids: ['COM-4'],
    where: ['web/features/comments/comment-form.island.tsx'],
    tests: [
      anatomy('[COM-4] a comment appears after 150 ms, as a guest, with its time, and nothing is sent'),
    ],
  },
  {
    n: 87,
    says: 'Login happens in the client, and the page does not show its result',
    ids: ['BR-5', 'BR-8'],
    where: ['web/features/client/native-links.ts'],
    tests: [
      tests('tests/e2e/client-actions.spec.ts')(
        '[BR-2] [BR-5] [BR-8] the app is collected, and the visitor logs in by the client, which alone shows the result',
      ),
    ],
  },
]
