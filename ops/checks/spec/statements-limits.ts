import { SEARCH_CHANNELS } from '../../../rules/tracking/search-channel.ts'
import { type Row, tests } from './row.ts'

const figures = tests('tests/integration/figures.test.ts')
const ticker = tests('tests/e2e/overlays-ticker.spec.ts')
const strip = tests('tests/e2e/screenshot-strip.spec.ts')
const size = figures('[VAL-6] a package of … bytes is …, on its button and among the versions')

/** Constants and limits. */
export const limits: Row[] = [
  {
    n: 116,
    says: 'Values stored in a cookie instead of local storage expire after 30 days',
    ids: ['VAL-5'],
    where: ['web/browser/storage.ts'],
    tests: [
      tests('tests/e2e/cookies.spec.ts')(
        '[VAL-5] what lasts is a cookie of 30 days on every path, which the next page reads and a no takes away',
      ),
    ],
  },
  {
    n: 117,
    says: 'The search engine is remembered for 180 days',
    ids: ['AD-3'],
    where: ['rules/tracking/search-channel.ts'],
    tests: [
      tests('tests/e2e/ads.spec.ts')(
        '[AD-3] the search engine is remembered for 180 days, and any utm_ parameter forgets it',
      ),
    ],
  },
  ...SEARCH_CHANNELS.map(
    (channel, i): Row => ({
      n: 118 + i,
      says: `${channel} is a known search engine`,
      ids: ['AD-3'],
      where: ['rules/tracking/search-channel.ts'],
      tests: [
        tests('tests/e2e/visitors.spec.ts')(
          '[AD-3] each of the eight is remembered by its name, and no other is',
        ),
      ],
    }),
  ),
  {
    n: 126,
    says: 'More replies start at offset 3',
    ids: ['COM-3'],
    where: ['contract/api/reply-page.ts'],
    tests: [
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3',
      ),
    ],
  },
  {
    n: 127,
    says: 'The local helper has 3 s to answer',
    ids: ['DL-7'],
    where: ['web/features/install/desktop-helper.ts'],
    tests: [
      tests('tests/e2e/desktop-helper.spec.ts')(
        "[DL-7] [DL-8] granted, but …: the helper's link is tried, then the file is offered",
      ),
    ],
    differs: 'The time stops while the browser may be asking the visitor.',
  },
  {
    n: 128,
    says: 'Sizes below 1 KB are 小于1K',
    ids: ['VAL-6'],
    where: ['rules/counts/size.ts'],
    tests: [size],
  },
  {
    n: 129,
    says: 'Sizes are in K, MB, GB or TB with two decimals',
    ids: ['VAL-6'],
    where: ['rules/counts/size.ts', 'web/pages/detail/present-detail.server.ts'],
    tests: [size],
  },
  {
    n: 130,
    says: 'Counts from 10,000 are in 万, from 100 million in 亿, with one decimal',
    ids: ['VAL-7'],
    where: ['rules/counts/count.ts', 'web/pages/detail/present-detail.server.ts'],
    tests: [figures('[VAL-7] … downloads are … on the page of the app')],
    differs: 'Truncated, not rounded up.',
  },
  {
    n: 131,
    says: 'Amounts of money have two decimals and thousands separators',
    ids: ['VAL-8'],
    where: ['rules/counts/money.ts'],
    tests: [
      tests('tests/e2e/lists-toggle.spec.ts')(
        '[VAL-8] prices of what can be bought have two decimals and thousands separators',
      ),
    ],
  },
  {
    n: 132,
    says: 'A window without a size is measured up to 10 times, every 200 ms',
    ids: ['DET-16'],
    where: ['web/browser/window-size.ts'],
    tests: [
      tests('tests/e2e/window-size.spec.ts')(
        '[DET-16] a window without a size is asked again every 200 ms, and the viewer opens when it has one',
      ),
    ],
  },
  {
    n: 133,
    says: 'Pictures slide within 300 ms',
    ids: ['DET-6'],
    where: ['ui/styles/tokens.css', 'web/features/screenshots/viewer/viewer.module.css'],
    tests: [
      tests('tests/e2e/screenshot-viewer.spec.ts')(
        '[DET-6] open in a viewer that says which one it is, and slide in 300 ms',
      ),
    ],
    differs: 'Not with reduced motion.',
  },
  {
    n: 134,
    says: 'Tracking waits up to 20 times 50 ms for the platform',
    ids: ['TRK-4'],
    where: ['web/browser/platform.ts', 'web/features/track/start-tracker.ts'],
    tests: [
      tests('tests/e2e/tracking-client.spec.ts')(
        '[TRK-4] events wait 20 × 50 ms for the platform, and go without',
      ),
    ],
  },
  {
    n: 135,
    says: 'Session key and id have 24 characters',
    ids: ['TRK-5'],
    where: ['rules/tracking/session-id.ts', 'web/browser/session.ts'],
    tests: [
      tests('tests/e2e/tracking.spec.ts')(
        '[TRK-5] [TRK-6] a visit has its ids on every page, and the next visit has others',
      ),
    ],
  },
  {
    n: 136,
    says: 'Notices change every 3 s with a slide of 1 s',
    ids: ['DET-7'],
    where: [
      'web/features/notices/notice-ticker.enhancer.ts',
      'web/features/notices/notice-ticker.module.css',
    ],
    tests: [
      ticker('[DET-7] shows the next notice after 3 s, with a slide of 1 s, without end'),
      ticker('[DET-7] stops under the pointer and in a hidden tab'),
    ],
    differs: 'They pause under the pointer and in hidden tabs; with reduced motion they do not slide.',
  },
  {
    n: 137,
    says: 'Screenshots are 157 px wide in portrait, 399 px in landscape',
    ids: ['DET-5'],
    where: [
      'web/features/screenshots/strip/shot-box.ts',
      'web/features/screenshots/screenshot-strip.module.css',
    ],
    tests: [strip('[DET-5] are 157 px wide upright and 399 px lying, or what a phone has room for')],
    differs: 'Landscape ones are narrower on narrow phones, so that their edge is visible.',
  },
  {
    n: 138,
    says: 'Screenshots load lazily, after 100 ms',
    ids: ['DET-5'],
    where: ['web/features/screenshots/strip/late-images.ts'],
    tests: [strip('[DET-5] one that is far gets its source after it was near for 100 ms')],
  },
  {
    n: 139,
    says: 'The scrollbar is at least 20 px long, and the wheel scrolls twice as far',
    ids: ['DET-15'],
    where: ['web/features/screenshots/strip/thumb.ts', 'web/features/screenshots/strip/add-scrollbar.ts'],
    tests: [
      tests('tests/e2e/strip-scrollbar.spec.ts')(
        '[DET-15] is as long as its part of the strip, and at least 20 px',
      ),
      tests('tests/e2e/strip-scrollbar.spec.ts')(
        '[DET-15] a wheel moves the strip at twice the speed, sideways, or any way on the bar; the rest is the page’s',
      ),
    ],
    differs: 'Only on a PC. A vertical wheel over the strip scrolls the page.',
  },
  {
    n: 140,
    says: 'The audio component of the device description has 1 s',
    ids: ['TRK-7'],
    where: ['web/features/track/fingerprint.ts'],
    tests: [
      tests('tests/e2e/consent.spec.ts')(
        '[TRK-7] audio that never ends holds the rest of the device back no longer than it may',
      ),
    ],
  },
  {
    n: 141,
    says: 'The delay of a flagged button is unspecified',
    ids: ['DL-2'],
    where: ['web/features/install/auto-download.ts'],
    tests: [
      tests('tests/e2e/auto-download.spec.ts')(
        '[DL-2] the flagged button › is pressed once after 1.5 s: not again after a reload, nor in a second tab',
      ),
    ],
    differs: 'It is 1.5 s.',
  },
]
