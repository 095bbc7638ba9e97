import { type Row, tests } from './row.ts'

const api = tests('tests/integration/api.test.ts')
const auto = tests('tests/e2e/auto-download.spec.ts')
const helper = tests('tests/e2e/desktop-helper.spec.ts')
const bridge = tests('tests/e2e/bridge.spec.ts')
const banner = tests('tests/e2e/overlays-bottom-banner.spec.ts')
const source = tests('tests/e2e/campaign-source.spec.ts')
const cookies = tests('tests/e2e/cookies.spec.ts')

/** The calls that pages make, the bridge, and cookies. */
export const calls: Row[] = [
  {
    n: 88,
    says: 'The risk control script is loaded and initialized with the app name; its token or a placeholder is stored',
    ids: ['TRK-8', 'TRK-9'],
    where: ['web/features/install/risk.ts', 'web/features/consent/consent.enhancer.ts'],
    tests: [
      tests('tests/e2e/risk.spec.ts')('[TRK-8] [TRK-9] who agreed has a token on …, without any download'),
      auto('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
    ],
    differs: 'Only with a configured provider and consent.',
  },
  {
    n: 89,
    says: 'The placeholder has the cause: not loaded, load failed, no callback, start failed',
    ids: ['TRK-8'],
    where: ['web/features/install/risk.ts'],
    tests: [
      auto('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
      auto('[DL-1] [TRK-8] action=dl › waits no more than …'),
    ],
  },
  {
    n: 90,
    says: 'Ads are requested by POST, with app type 0, page type and app id in a form',
    ids: ['AD-1'],
    where: ['web/features/ads/ad-places.ts', 'web/browser/page.ts', 'contract/api/paths.ts'],
    tests: [banner('[DET-13] [AD-1] is what the server returns, covers nothing, and closes with its spacer')],
  },
  {
    n: 91,
    says: 'The response has a code (2000000 is success) and the list of ads',
    ids: ['AD-1'],
    where: ['contract/api/ad-config.ts', 'contract/api/envelope.ts', 'server/api/ad-config.ts'],
    tests: [
      api(
        '[AD-1] one ad a place: the app before every app, the page type before every type, none out of its time',
      ),
    ],
  },
  {
    n: 92,
    says: 'They are requested only for visitors from a known search engine, without `utm_` parameters',
    ids: ['AD-2'],
    where: ['web/features/ads/ad-places.ts', 'rules/tracking/search-channel.ts'],
    tests: [
      tests('tests/e2e/ads.spec.ts')('[AD-2] no one else is asked for, and no room is kept'),
      banner('[AD-2] a visitor … is not asked for'),
    ],
    differs: 'Also on later pages, while the search engine is remembered.',
  },
  {
    n: 93,
    says: 'The download configuration is requested by POST, with the same form',
    ids: ['DL-6'],
    where: ['web/features/install/download-config.ts', 'server/api/download-config.ts'],
    tests: [
      api('[DL-6] the closest configuration counts'),
      tests('tests/e2e/install.spec.ts')('[DL-6] row custom: the button says and does what the server says'),
    ],
  },
  {
    n: 94,
    says: 'After an error or another code the default button remains',
    ids: ['DL-6'],
    where: ['web/features/install/download-config.ts', 'contract/api/download-config.ts'],
    tests: [
      tests('tests/e2e/install.spec.ts')(
        '[DL-6] a configuration that fails › with … leaves the default button',
      ),
    ],
  },
  {
    n: 95,
    says: 'More replies are requested by GET with comment, offset from 3 and the cookie token',
    ids: ['COM-3'],
    where: [
      'web/features/comments/more-replies.enhancer.ts',
      'web/features/comments/ctoken.ts',
      'server/api/ctoken.ts',
    ],
    tests: [
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3',
      ),
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-3] the edge keeps a page of replies for everyone with a token, and for no one without',
      ),
    ],
  },
  {
    n: 96,
    says: 'The PC helper is detected by GET on local port 58333, within 3 s',
    ids: ['DL-7'],
    where: ['web/features/install/desktop-helper.ts', 'web/features/install/helper-permission.ts'],
    tests: [
      helper('[DL-7] granted: … is found without a click, and gets the app'),
      helper('[DL-7] prompt: no permission is requested before the click'),
    ],
    differs:
      'On load only if the browser already permits it; otherwise after a click, because browsers ask first.',
  },
  {
    n: 97,
    says: 'Product 2011 is the new helper, 2001 the old one',
    ids: ['DL-7'],
    where: ['web/features/install/desktop-helper.ts'],
    tests: [
      helper('[DL-7] granted: … is found without a click, and gets the app'),
      helper("[DL-7] [DL-8] granted, but …: the helper's link is tried, then the file is offered"),
    ],
  },
  {
    n: 98,
    says: 'It receives the app by POST: type 6, info, optional jsData',
    ids: ['DL-7'],
    where: ['web/features/install/desktop-helper.ts'],
    tests: [helper('[DL-7] granted: … is found without a click, and gets the app')],
    differs: 'Pages do not send `jsData`.',
  },
  {
    n: 99,
    says: 'Records of pages, clicks, events and impressions go to a remote collector',
    ids: ['TRK-1'],
    where: [
      'web/features/track/start-tracker.ts',
      'web/features/track/carrier.ts',
      'server/collect/serve-collect.ts',
    ],
    tests: [
      tests('tests/e2e/tracking.spec.ts')(
        '[TRK-1] [TRK-2] [TRK-3] a page, the cards that were seen, a click and the next page',
      ),
      tests('tests/integration/collect.test.ts')(
        '[TRK-1] page, click, event and show records are in the log when the answer says so',
      ),
      tests('tests/e2e/collector-elsewhere.spec.ts')(
        '[TRK-1] records go there and nowhere else, and leave the page once it has answered',
      ),
    ],
    differs: 'By default to `/collect` of this site; `COLLECT_URL` changes it.',
  },
  {
    n: 100,
    says: 'A statistics helper reports page views, clicks and downloads',
    ids: ['TRK-3'],
    where: ['web/features/track/stats.ts', 'web/features/track/tell-clicks.ts'],
    tests: [
      tests('tests/e2e/tracking.spec.ts')(
        '[TRK-3] [DL-11] the record of a click on download carries the download with all it must say, once',
      ),
    ],
  },
  {
    n: 101,
    says: 'A comment is not sent; it appears in the list after 150 ms',
    ids: ['COM-4'],
    where: ['web/features/comments/comment-form.island.tsx'],
    tests: [
      tests('tests/e2e/anatomy.spec.ts')(
        '[COM-4] a comment appears after 150 ms, as a guest, with its time, and nothing is sent',
      ),
    ],
  },
  {
    n: 102,
    says: 'An offline download uses the file on the package host',
    ids: ['DL-3'],
    where: ['server/packages/serve-packages.ts', 'server/packages/package-links.ts'],
    tests: [
      tests('tests/e2e/package-host.spec.ts')(
        '[DL-3] a download through the edge has the name of the app and the hash that the page shows',
      ),
    ],
  },
  {
    n: 103,
    says: 'If the page has no package, it uses newurl with a source',
    ids: ['DL-3', 'DL-5'],
    where: ['rules/install/plan.ts', 'web/features/install/start-install.ts'],
    tests: [
      tests('tests/e2e/install.spec.ts')('[DL-3] [DL-5] row redirect: a page without a package uses newurl'),
      tests('tests/e2e/demo-store.spec.ts')(
        '[DL-3] [DL-5] an app without a direct package is handed out by the redirect',
      ),
    ],
  },
  {
    n: 104,
    says: 'The source is wap_app_saveback',
    ids: ['DL-4'],
    where: ['rules/tracking/download-source.ts'],
    tests: [source('[DL-4] [DL-5] of … is passed to the redirect')],
  },
  {
    n: 105,
    says: 'On phones, for certain campaigns, it is built from channel and campaign',
    ids: ['DL-4'],
    where: ['rules/tracking/download-source.ts', 'rules/install/settings.ts'],
    tests: [source('[DL-4] [DL-5] of … is passed to the redirect')],
    differs: 'Set by `CAMPAIGN_SOURCES`; names with unsafe characters are ignored.',
  },
  {
    n: 106,
    says: 'A bridge call has a method id, a payload and an optional callback',
    ids: ['BR-1', 'BR-2'],
    where: ['contract/bridge-wire.ts', 'bridge/create-bridge.ts'],
    tests: [
      bridge('[BR-2] [BR-3] …: every method goes through the wire and back'),
      bridge('[BR-1] …: faults on the way never give a wrong result'),
    ],
  },
  {
    n: 107,
    says: 'The client has the listed methods',
    ids: ['BR-2'],
    where: ['contract/bridge-methods.ts'],
    tests: [bridge('[BR-2] [BR-3] …: every method goes through the wire and back')],
    differs: 'Plus `uncompress` and `loginCheck`.',
  },
  {
    n: 108,
    says: 'The host app has the listed methods and fields',
    ids: ['BR-3'],
    where: ['contract/bridge-methods.ts', 'contract/bridge-fields.ts'],
    tests: [bridge('[BR-2] [BR-3] …: every method goes through the wire and back')],
    differs: 'Calls with a URL that is not https on a known host, or an odd router value, are not sent.',
  },
  {
    n: 109,
    says: 'Pages of the site call them',
    ids: ['BR-2', 'BR-3', 'BR-8'],
    where: [
      'web/features/client/start-client.ts',
      'web/features/client/native-links.ts',
      'web/features/client/host-flags.ts',
    ],
    tests: [
      tests('tests/e2e/client-places.spec.ts')(
        '[BR-2] [BR-8] a card of a list opens the client’s own page of the app; where it can’t, the link is followed',
      ),
      tests('tests/e2e/client-places.spec.ts')('[BR-2] [BR-8] the developer is followed, and no longer'),
      tests('tests/e2e/client-places.spec.ts')(
        '[BR-2] [BR-8] a game that is not out yet can be ordered, and one that is out can’t',
      ),
      tests('tests/e2e/client-places.spec.ts')(
        '[BR-2] [BR-3] [BR-8] on a mobile network the visitor is asked before a download',
      ),
      tests('tests/e2e/client-places.spec.ts')(
        '[BR-2] [BR-8] the client remembers what the visitor answered, also when the page forgets',
      ),
    ],
    differs: 'Except the methods listed below.',
  },
  {
    n: 110,
    says: 'Cookies are encoded, with lifetime, path and optional domain; deleting sets an expired date',
    ids: ['VAL-5'],
    where: ['web/browser/cookie.ts'],
    tests: [
      cookies('[VAL-5] are written encoded, and read decoded'),
      cookies(
        '[VAL-5] [AD-3] without a lifetime they end with the browser, and a deleted one is gone at once',
      ),
    ],
    differs: 'No page sets a domain.',
  },
]
