import { type Row, tests } from './row.ts'

const anatomy = tests('tests/e2e/anatomy.spec.ts')
const overlays = tests('tests/e2e/overlays.spec.ts')
const ticker = tests('tests/e2e/overlays-ticker.spec.ts')
const guide = tests('tests/e2e/install-guide.spec.ts')
const install = tests('tests/e2e/install.spec.ts')
const popup = tests('tests/e2e/download-popup.spec.ts')
const toggles = tests('tests/e2e/lists-toggle.spec.ts')
const reads = popup(
  '[DET-14] the page reads the campaign and the origin from its address, and a copied link keeps them',
)
const file = install('[DL-3] [DL-11] row file: the file itself, whole, and one event')

/** Screens, the parts of the detail page, query parameters and routes. */
export const screens: Row[] = [
  {
    n: 15,
    says: 'Page attributes contain package, app id, title and kind of app',
    ids: ['DET-1'],
    where: ['contract/page-attributes.ts', 'web/shell/document.tsx'],
    tests: [
      tests('tests/e2e/detail.spec.ts')('[DET-1] says what it is about, and is a cache hit the second time'),
    ],
  },
  {
    n: 16,
    says: 'An attribute names the page type: PC, Mobile or mip',
    ids: ['DET-1'],
    where: ['rules/devices/page-type.ts', 'ops/engines/varnish/edge.vcl', 'web/pages/mip/mip.tsx'],
    tests: [
      tests('tests/integration/site/parity.ts')(
        '[DET-1] the PC, Mobile and mip pages of … apps agree, and the mip page is valid',
      ),
    ],
    differs:
      'A mip page runs only the mip runtime: it has no parts that need scripts, calls no API and sends no events. Its downloads count.',
  },
  {
    n: 17,
    says: 'A menu scrolls to comments, tips, versions and video',
    ids: ['DET-3'],
    where: ['web/pages/detail/section-menu.tsx', 'web/pages/detail/sections.ts'],
    tests: [anatomy('[DET-3] the menu leads to comments, use-skills, all versions and video')],
  },
  {
    n: 18,
    says: 'Notices scroll',
    ids: ['DET-7'],
    where: ['web/features/notices/notice-ticker.enhancer.ts'],
    tests: [ticker('[DET-7] shows the next notice after 3 s, with a slide of 1 s, without end')],
  },
  {
    n: 19,
    says: 'Screenshots are in a strip and open in a full-screen viewer with swiping',
    ids: ['DET-5', 'DET-6'],
    where: ['web/features/screenshots/screenshot-strip.tsx', 'web/features/screenshots/viewer/viewer.tsx'],
    tests: [
      tests('tests/e2e/screenshot-viewer.spec.ts')(
        '[DET-6] open in a viewer that says which one it is, and slide in 300 ms',
      ),
      tests('tests/e2e/screenshot-viewer.spec.ts')(
        '[DET-6] pictures follow the finger, and a swipe turns them or closes',
      ),
    ],
  },
  {
    n: 20,
    says: 'A poster covers the video until it plays',
    ids: ['DET-4'],
    where: ['web/features/video/video-player.island.tsx'],
    tests: [
      tests('tests/e2e/video.spec.ts')('[DET-4] is not fetched before play; its mask shows until it plays'),
    ],
  },
  {
    n: 21,
    says: 'The permission list expands',
    ids: ['DET-8'],
    where: ['web/pages/detail/sections/permission-list.tsx', 'web/kit/more.tsx'],
    tests: [toggles('[DET-8] the permission list')],
  },
  {
    n: 22,
    says: 'The privacy list expands',
    ids: ['DET-8', 'DET-18'],
    where: ['web/pages/detail/sections/privacy-list.tsx', 'web/kit/more.tsx'],
    tests: [toggles('[DET-8] [DET-18] the privacy list, and with it what can be bought')],
  },
  {
    n: 23,
    says: 'The security panel expands and collapses',
    ids: ['DET-8'],
    where: ['web/pages/detail/sections/security-panel.tsx'],
    tests: [toggles('[DET-8] description, version notes, security panel and more information')],
  },
  {
    n: 24,
    says: 'A dialog shows all permissions',
    ids: ['DET-9'],
    where: ['web/features/permissions/permission-modal.island.tsx'],
    tests: [overlays('[DET-9] the dialog holds the whole list with its technical names, and no id twice')],
  },
  {
    n: 25,
    says: 'A brand banner can be closed',
    ids: ['DET-10'],
    where: ['web/features/ads/brand-banner.tsx', 'web/features/ads/brand-banner.enhancer.ts'],
    tests: [overlays('[DET-10] closes without a gap, and stays closed for the visit')],
  },
  {
    n: 26,
    says: 'The visitor opens and closes the download dialog',
    ids: ['DET-11'],
    where: ['web/features/install/download-popup.island.tsx', 'web/features/install/auto-download.ts'],
    tests: [
      popup('[DET-11] opens and closes only when the visitor asks, with the file, its code and its hash'),
    ],
    differs: 'With `AUTO_DOWNLOAD=confirm` the parameter `action=dl` opens it too.',
  },
  {
    n: 27,
    says: 'A checkbox next to the download switches to an install button',
    ids: ['DET-12'],
    where: ['web/features/install/install-choice.tsx'],
    tests: [
      anatomy(
        '[DET-12] the install checkbox shows the install button and hides the download button, and back',
      ),
    ],
  },
  {
    n: 28,
    says: 'The bottom banner is shown only if the server returns one',
    ids: ['DET-13'],
    where: ['web/features/ads/bottom-banner.tsx', 'web/features/ads/ad-places.ts'],
    tests: [
      tests('tests/e2e/overlays-bottom-banner.spec.ts')(
        '[DET-13] [AD-1] is what the server returns, covers nothing, and closes with its spacer',
      ),
      tests('tests/e2e/overlays-bottom-banner.spec.ts')('[DET-13] [VAL-9] a reply … shows nothing'),
    ],
  },
  {
    n: 29,
    says: '`action=dl` in the URL starts a download, once',
    ids: ['DL-1', 'DET-14'],
    where: ['rules/tracking/campaign.ts', 'web/features/install/auto-download.ts'],
    tests: [
      tests('tests/e2e/auto-download.spec.ts')('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
    ],
  },
  {
    n: 30,
    says: '`utm_source` is read',
    ids: ['DET-14'],
    where: ['rules/tracking/campaign.ts'],
    tests: [reads],
  },
  {
    n: 31,
    says: '`utm_campaign` is read',
    ids: ['DET-14'],
    where: ['rules/tracking/campaign.ts'],
    tests: [reads],
  },
  {
    n: 32,
    says: '`original_pg_name`, the package that the visitor came from, is read',
    ids: ['DET-14', 'DL-11'],
    where: ['rules/tracking/campaign.ts', 'contract/download-event.ts'],
    tests: [reads, file],
  },
  {
    n: 33,
    says: '`original_appid`, the app that the visitor came from, is read',
    ids: ['DET-14', 'DL-11'],
    where: ['rules/tracking/campaign.ts', 'contract/download-event.ts'],
    tests: [reads, file],
  },
  {
    n: 34,
    says: 'The install guide appears once per visit, in phone browsers outside messaging apps, and can be closed',
    ids: ['DL-10'],
    where: ['web/features/install/install-guide.ts'],
    tests: [
      guide('[DL-10] comes with the first download of a visit and closes by …'),
      guide('on a PC › [DL-10] no install guide'),
      install('[DL-10] row messaging: no download in the messaging app, but a way on'),
    ],
    differs: 'It does not appear in the client, which installs downloads.',
  },
  {
    n: 35,
    says: '`/apps/{appId}/newurl?source=` redirects to the package',
    ids: ['DL-5'],
    where: ['server/packages/serve-newurl.ts', 'server/packages/package-links.ts'],
    tests: [
      tests('tests/e2e/package-host.spec.ts')('[DL-5] the offline-download address downloads the file'),
      tests('tests/integration/packages/redirect.ts')(
        '[DL-5] the offline-download redirect › leads to the file that the page offers, by a signed link that is not kept',
      ),
    ],
  },
  {
    n: 36,
    says: 'On a PC a custom-scheme link passes channel, package and app id to the helper',
    ids: ['DL-8'],
    where: ['rules/install/links.ts', 'web/features/install/carry-out.ts'],
    tests: [install('[DET-12] [DL-8] the install button opens the program with channel, package and app')],
  },
  {
    n: 37,
    says: 'The private scheme of the client is opened in a hidden frame',
    ids: ['DL-9'],
    where: ['web/features/install/carry-out.ts', 'rules/install/links.ts'],
    tests: [
      install(
        '[DL-9] row client-frame: inside the client its scheme is opened in a hidden frame, and after 2 s the file is offered',
      ),
    ],
    differs: 'Only if the bridge of the client does not answer.',
  },
  {
    n: 38,
    says: 'In the host app a bridge call opens a native screen by router value',
    ids: ['BR-7', 'BR-8'],
    where: ['web/features/client/native-links.ts', 'contract/bridge-fields.ts'],
    tests: [
      tests('tests/e2e/client-places.spec.ts')(
        '[BR-2] [BR-3] [BR-7] [BR-8] home, video and notices open as pages of native, and the page can be left',
      ),
    ],
  },
]
