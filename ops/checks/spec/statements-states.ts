import { type Row, tests } from './row.ts'

const more = tests('tests/e2e/more-replies.spec.ts')
const auto = tests('tests/e2e/auto-download.spec.ts')

/** States, and how one leads to another. */
export const states: Row[] = [
  {
    n: 66,
    says: 'The client decides the status of an app; transitions are unspecified',
    ids: ['BR-4'],
    where: ['web/features/client/follow-status.ts', 'rules/apps/app-status.ts'],
    tests: [
      tests('tests/e2e/client.spec.ts')('[BR-4] a value that is not known counts as 0'),
      tests('tests/e2e/client.spec.ts')(
        '[BR-4] …: the buttons follow every move, and what is unexpected is logged',
      ),
    ],
    differs: 'Unexpected transitions are shown and logged.',
  },
  {
    n: 67,
    says: 'The control for more replies shows 加载中... while loading, then its label again',
    ids: ['COM-2'],
    where: ['web/features/comments/more-replies.enhancer.ts'],
    tests: [more('[COM-2] a double click asks once, and the label says that it is loading')],
    differs: 'After each page the label has the number of remaining replies.',
  },
  {
    n: 68,
    says: 'At offset -1 it shows 已展示全部回复',
    ids: ['COM-2'],
    where: ['web/features/comments/more-replies.enhancer.ts'],
    tests: [more('[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3')],
  },
  {
    n: 69,
    says: 'After a failure it shows its label again',
    ids: ['COM-2'],
    where: ['web/features/comments/more-replies.enhancer.ts'],
    tests: [more('[COM-2] [VAL-9] … restores the label, and the next click tries again')],
  },
  {
    n: 70,
    says: 'The checkbox toggles between download and install button',
    ids: ['DET-12'],
    where: ['web/features/install/install-choice.tsx'],
    tests: [
      tests('tests/e2e/anatomy.spec.ts')(
        '[DET-12] the install checkbox shows the install button and hides the download button, and back',
      ),
    ],
  },
  {
    n: 71,
    says: 'Permissions, privacy, security and more information collapse, and the label changes between more and less',
    ids: ['DET-8', 'DET-18'],
    where: ['web/kit/more.tsx', 'web/pages/detail/sections/info-list.tsx'],
    tests: [
      tests('tests/e2e/lists-toggle.spec.ts')('[DET-8] every fold says more, and collapse once it is open'),
      tests('tests/e2e/lists-toggle.spec.ts')(
        '[DET-8] [DET-18] the privacy list, and with it what can be bought',
      ),
      tests('tests/e2e/lists-toggle.spec.ts')(
        '[DET-8] description, version notes, security panel and more information',
      ),
    ],
  },
  {
    n: 72,
    says: 'The screenshot viewer opens and closes',
    ids: ['DET-6'],
    where: ['web/features/screenshots/viewer/viewer.tsx'],
    tests: [
      tests('tests/e2e/screenshot-viewer.spec.ts')(
        '[DET-6] Esc, the button, a click beside and going back close it; the focus returns',
      ),
    ],
  },
  {
    n: 73,
    says: 'Closing the bottom banner also removes its spacer',
    ids: ['DET-13'],
    where: ['web/features/ads/bottom-banner.tsx'],
    tests: [
      tests('tests/e2e/overlays-bottom-banner.spec.ts')(
        '[DET-13] [AD-1] is what the server returns, covers nothing, and closes with its spacer',
      ),
    ],
  },
  {
    n: 74,
    says: 'The `action=dl` download starts once, after risk control is ready or has failed',
    ids: ['DL-1'],
    where: ['web/features/install/auto-download.ts', 'web/features/install/risk.ts'],
    tests: [
      auto('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
      auto('[DL-1] [TRK-8] action=dl › waits no more than …'),
    ],
    differs: 'It waits 8 s at most, so that a hung provider does not block it.',
  },
  {
    n: 75,
    says: 'A flagged button is pressed automatically after a delay, once per stored marker',
    ids: ['DL-2'],
    where: ['web/features/install/auto-download.ts', 'web/features/install/once.ts'],
    tests: [
      auto(
        '[DL-2] the flagged button › is pressed once after 1.5 s: not again after a reload, nor in a second tab',
      ),
    ],
  },
  {
    n: 76,
    says: 'Any `utm_` parameter deletes the search engine cookie',
    ids: ['AD-3'],
    where: ['rules/tracking/search-channel.ts', 'web/features/ads/search-channel.ts'],
    tests: [
      tests('tests/e2e/ads.spec.ts')(
        '[AD-3] the search engine is remembered for 180 days, and any utm_ parameter forgets it',
      ),
    ],
  },
  {
    n: 77,
    says: 'A single notice does not scroll',
    ids: ['DET-7'],
    where: ['web/features/notices/notice-ticker.enhancer.ts'],
    tests: [tests('tests/e2e/overlays-ticker.spec.ts')('[DET-7] one notice has no timer')],
  },
]
