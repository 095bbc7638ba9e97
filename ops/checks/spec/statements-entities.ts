import { type Row, tests } from './row.ts'

const anatomy = tests('tests/e2e/anatomy.spec.ts')
const install = tests('tests/e2e/install.spec.ts')
const api = tests('tests/integration/api.test.ts')

const appFields: [n: number, says: string][] = [
  [39, 'An app has an id'],
  [40, 'It has a version id'],
  [41, 'It has a name'],
  [42, 'It has a kind: 0 app, 1 game'],
  [43, 'It has an icon URL'],
  [44, 'It has a package name'],
  [45, 'It has a version name'],
  [46, 'It has a version code'],
  [47, 'It has a size'],
  [48, 'It has a download URL'],
  [49, 'It has a category'],
  [50, 'It has a subcategory'],
]

/** What the product deals with, and the fields of each. */
export const entities: Row[] = [
  ...appFields.map(
    ([n, says]): Row => ({
      n,
      says,
      ids: ['DET-17'],
      where: ['contract/app-fields.ts', 'web/features/install/download-button.tsx'],
      tests: [
        tests('tests/integration/detail-page.test.ts')(
          '[DET-17] its download control carries the app, and is a link to the universal file',
        ),
        anatomy('[DET-17] the app can be read from the page'),
      ],
    }),
  ),
  {
    n: 51,
    says: 'The recommendation value is read from the page',
    ids: ['DET-17', 'TRK-10'],
    where: ['rules/apps/recommend.ts', 'web/features/track/carry-recommend.ts', 'contract/app-fields.ts'],
    tests: [
      tests('tests/e2e/recommend.spec.ts')(
        '[DET-17] [TRK-10] the link carries it to the app, the page has it, and what follows is recorded with it',
      ),
    ],
  },
  {
    n: 52,
    says: 'An ad has a place (0 top, 1 middle, 2 bottom), a URL and a picture',
    ids: ['AD-1', 'AD-4'],
    where: [
      'contract/api/ad-config.ts',
      'web/features/ads/ad-places.ts',
      'platform/security/content-security-policy.ts',
      'data/db/seen-picture.ts',
      'server/ads/tell-hidden-ads.ts',
    ],
    tests: [
      tests('tests/e2e/ads.spec.ts')(
        '[AD-1] [AD-2] a visitor from a search engine sees them, marked, in the room that was kept: one call, no jump',
      ),
      tests('tests/e2e/ad-pictures.spec.ts')(
        '[AD-4] a picture on a host of the operator’s list is shown, in all three places',
      ),
    ],
    differs: 'Pictures of other hosts are shown only if `AD_PICTURE_HOSTS` lists them.',
  },
  {
    n: 53,
    says: 'A download configuration has the label of the button, 下载 by default',
    ids: ['DL-6'],
    where: ['contract/api/download-config.ts', 'web/features/install/show-plan.ts'],
    tests: [
      install('[DL-6] row custom: the button says and does what the server says'),
      api('[DL-6] an app without configuration has the default button'),
    ],
  },
  {
    n: 54,
    says: 'It has a channel',
    ids: ['DL-6', 'DL-8'],
    where: ['contract/api/download-config.ts', 'rules/install/channel.ts'],
    tests: [install('[DL-6] [DL-8] row high-speed: the other program, and after 2 s the ordinary download')],
  },
  {
    n: 55,
    says: 'It has a type: 0 high-speed, 1 normal, 2 custom',
    ids: ['DL-6'],
    where: ['contract/api/download-config.ts', 'rules/install/plan.ts'],
    tests: [
      install('[DL-6] row high-speed-address: says that it uses the client, and opens the address'),
      install('[DL-6] row custom: the button says and does what the server says'),
    ],
  },
  {
    n: 56,
    says: 'It has a URL',
    ids: ['DL-6'],
    where: ['contract/api/download-config.ts', 'rules/links/safe-link.ts'],
    tests: [
      install('[DL-6] row custom: the button says and does what the server says'),
      install('[DL-6] an address that is no safe link leaves the file'),
    ],
    differs: 'A URL that is neither https nor on this site is ignored, and the file is downloaded.',
  },
  {
    n: 57,
    says: 'A page of replies has HTML and the next offset, -1 at the end',
    ids: ['COM-3'],
    where: [
      'contract/api/reply-page.ts',
      'server/api/reply-page.ts',
      'web/features/comments/reply-markup.ts',
    ],
    tests: [
      api('[COM-3] a page of replies is markup of the page itself, and names the next offset'),
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3',
      ),
    ],
    differs:
      'HTML that the reply component could not have rendered counts as a failure, to prevent injection.',
  },
  {
    n: 58,
    says: 'A comment that only its author sees has the guest label, a time and its text',
    ids: ['COM-4'],
    where: ['web/features/comments/comment-form.island.tsx', 'rules/text/time.ts'],
    tests: [
      anatomy('[COM-4] a comment appears after 150 ms, as a guest, with its time, and nothing is sent'),
    ],
  },
  {
    n: 59,
    says: 'A download event has package, app id, name, kind, start (direct or direct_auto), offline flag and origin',
    ids: ['DL-11'],
    where: ['contract/download-event.ts', 'web/features/install/downloads.ts'],
    tests: [
      install('[DL-3] [DL-11] row file: the file itself, whole, and one event'),
      tests('tests/e2e/tracking.spec.ts')(
        '[DL-11] [DL-1] an automatic download is stored as such, and is no click',
      ),
    ],
  },
  {
    n: 60,
    says: 'A record has action, type, page, module, keyword, app, version, card, push, experiment, channel, referrer and URL',
    ids: ['TRK-2'],
    where: ['contract/logging-record.ts', 'web/features/track/read-marks.ts', 'web/features/track/stats.ts'],
    tests: [
      tests('tests/e2e/tracking.spec.ts')(
        '[TRK-1] [TRK-2] [TRK-3] a page, the cards that were seen, a click and the next page',
      ),
      tests('tests/integration/every-field.test.ts')(
        '[TRK-2] [TRK-3] [DL-11] every field that the contract has is stored as a browser sent it',
      ),
    ],
  },
  {
    n: 61,
    says: 'A device is described by a list of key-value pairs',
    ids: ['TRK-7'],
    where: ['web/features/track/fingerprint.ts', 'web/features/track/tell-device.ts'],
    tests: [
      tests('tests/e2e/consent.spec.ts')('[TRK-7] the device is reported once a visit, as keyed components'),
    ],
    differs: 'Off by default, and only with consent, because it identifies people.',
  },
  {
    n: 62,
    says: 'The device token of risk control is stored in local storage',
    ids: ['TRK-8', 'TRK-9'],
    where: ['web/features/install/risk.ts'],
    tests: [
      tests('tests/e2e/risk.spec.ts')('[TRK-8] [TRK-9] who agreed has a token on …, without any download'),
    ],
    differs: 'Only with consent; withdrawing it removes the token.',
  },
  {
    n: 63,
    says: 'The client reports the status of an app as one of eleven numbers',
    ids: ['BR-4'],
    where: ['contract/bridge.ts', 'rules/apps/app-status.ts'],
    tests: [
      tests('tests/e2e/client.spec.ts')(
        '[BR-4] …: the buttons follow every move, and what is unexpected is logged',
      ),
    ],
  },
  {
    n: 64,
    says: 'There is one login type, TAOBAO (3)',
    ids: ['BR-5'],
    where: ['contract/bridge.ts', 'contract/bridge-methods.ts'],
    tests: [
      tests('tests/e2e/client-actions.spec.ts')(
        '[BR-2] [BR-5] [BR-8] the app is collected, and the visitor logs in by the client, which alone shows the result',
      ),
    ],
  },
  {
    n: 65,
    says: 'Full screen, title bar and keyboard are flags sent to the host',
    ids: ['BR-6'],
    where: ['web/features/client/host-flags.ts', 'contract/bridge-fields.ts'],
    tests: [
      tests('tests/e2e/client-actions.spec.ts')(
        '[BR-6] the host learns when its loading sign, keyboard and bars are not wanted',
      ),
    ],
  },
]
