import { type Row, tests } from './row.ts'

const anatomy = tests('tests/e2e/anatomy.spec.ts')
const install = tests('tests/e2e/install.spec.ts')
const guide = tests('tests/e2e/install-guide.spec.ts')
const visitors = tests('tests/e2e/visitors.spec.ts')
const actions = tests('tests/e2e/client-actions.spec.ts')

/** What the product is for, and its users. */
export const purpose: Row[] = [
  {
    n: 1,
    says: 'Visitors arrive from search engines',
    ids: ['AD-3'],
    where: ['rules/tracking/search-channel.ts', 'web/features/ads/search-channel.ts'],
    tests: [visitors('[AD-3] each of the eight is remembered by its name, and no other is')],
  },
  {
    n: 2,
    says: 'Visitors arrive in the in-app browser of a messaging app',
    ids: ['DL-10'],
    where: [
      'rules/devices/user-agent.ts',
      'rules/install/plan.ts',
      'web/features/install/install-dialogs.island.tsx',
    ],
    tests: [install('[DL-10] row messaging: no download in the messaging app, but a way on')],
    differs:
      'Packages are blocked there, so the page explains how to continue in a browser and offers to copy the link.',
  },
  {
    n: 3,
    says: 'Visitors arrive in the Android client of the store',
    ids: ['BR-1'],
    where: ['web/boot/early.ts', 'web/features/client/start-client.ts'],
    tests: [
      tests('tests/e2e/bridge.spec.ts')(
        '[BR-1] the real store runs in the phone, with native there before its first script',
      ),
    ],
  },
  {
    n: 4,
    says: 'Visitors arrive in the browser of a partner',
    ids: ['TRK-4', 'DL-3'],
    where: ['rules/devices/user-agent.ts', 'web/features/track/platform-name.ts'],
    tests: [visitors('[TRK-4] [DL-3] the download is the same, and what is recorded names the browser')],
  },
  {
    n: 5,
    says: 'The detail page shows description, screenshots, permissions and versions',
    ids: ['DET-2'],
    where: [
      'web/pages/detail/pc.tsx',
      'web/pages/detail/mobile.tsx',
      'web/pages/detail/present-detail.server.ts',
    ],
    tests: [anatomy('[DET-2] description, screenshots, permissions and version history are there')],
  },
  {
    n: 6,
    says: 'It shows a video',
    ids: ['DET-4'],
    where: ['web/features/video/video-player.island.tsx', 'server/videos/serve-videos.ts'],
    tests: [
      tests('tests/e2e/video.spec.ts')('[DET-4] is not fetched before play; its mask shows until it plays'),
    ],
  },
  {
    n: 7,
    says: 'Visitors can read comments and add one',
    ids: ['COM-1', 'COM-4'],
    where: ['web/features/comments/comment-list.tsx', 'web/features/comments/comment-form.island.tsx'],
    tests: [
      tests('tests/e2e/comment-list.spec.ts')(
        '[COM-1] replies open in place, and the visitor can add a comment',
      ),
    ],
  },
  {
    n: 8,
    says: 'Visitors can download or install the app',
    ids: ['DL-3', 'DET-12'],
    where: ['web/features/install/download-button.tsx', 'web/features/install/start-install.ts'],
    tests: [install('[DL-3] [DL-11] row file: the file itself, whole, and one event')],
  },
  {
    n: 9,
    says: 'Comments are listed, with replies that expand',
    ids: ['COM-1', 'COM-2'],
    where: ['web/pages/comments/comments.tsx', 'web/features/comments/more-replies.enhancer.ts'],
    tests: [
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-1] [COM-2] [COM-3] come from the server until all are there, first from offset 3',
      ),
    ],
  },
  {
    n: 10,
    says: 'Gift cards are listed, and their links carry the source',
    ids: ['GIFT-1', 'GIFT-2'],
    where: [
      'web/pages/gifts/gifts.tsx',
      'rules/tracking/source-marker.ts',
      'web/features/gifts/gift-list.enhancer.ts',
    ],
    tests: [
      tests('tests/e2e/gifts.spec.ts')(
        '[GIFT-1] the list is reached from the header, and leads to the app of each gift',
      ),
      tests('tests/e2e/gifts.spec.ts')(
        '[GIFT-2] source links carry a marker, with the channel of a visitor who has one',
      ),
    ],
  },
  {
    n: 11,
    says: 'A dialog offers ways to download',
    ids: ['DET-11'],
    where: ['web/features/install/download-popup.island.tsx'],
    tests: [
      tests('tests/e2e/download-popup.spec.ts')(
        '[DET-11] the download popup is shown and hidden by the visitor',
      ),
    ],
  },
  {
    n: 12,
    says: 'On phones an overlay explains how to install the download',
    ids: ['DL-10'],
    where: ['web/features/install/install-guide.ts', 'web/features/install/install-dialogs.island.tsx'],
    tests: [guide('[DL-10] comes with the first download of a visit and closes by …')],
  },
  {
    n: 13,
    says: 'Over the bridge the client reports status, downloads, shares and logs in',
    ids: ['BR-2', 'BR-4', 'BR-5'],
    where: [
      'web/features/client/follow-status.ts',
      'web/features/client/act.ts',
      'web/features/share/share-sheet.island.tsx',
    ],
    tests: [
      tests('tests/e2e/client.spec.ts')('[BR-4] …: each press asks the client for what the button says'),
      actions('[BR-2] the share sheet: friends, moments, the system, a picture; done, given up, failed'),
      actions(
        '[BR-2] [BR-5] [BR-8] the app is collected, and the visitor logs in by the client, which alone shows the result',
      ),
    ],
  },
  {
    n: 14,
    says: 'Over the bridge the client takes payments',
    ids: ['BR-2', 'BR-8'],
    where: ['contract/bridge-methods.ts', 'bridge/create-bridge.ts', 'server/bridge-script.ts'],
    tests: [
      tests('tests/e2e/bridge.spec.ts')('[BR-2] [BR-3] …: every method goes through the wire and back'),
      tests('tests/e2e/client-actions.spec.ts')(
        '[BR-2] [BR-7] links open pages of the client by their router, and pay',
      ),
    ],
    differs: 'No page of this site sells anything; other pages can pay through `/bridge.js`.',
  },
]
