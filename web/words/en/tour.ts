// The tour of a demo store: what it can do, and where to see it. The apps are the demo catalogue's.

import { storeFullName, storeName } from '../store-name.ts'

/** The requirements that it shows, what it is, and where to see it. */
export type Sight = [ids: string, says: string, href: string]

/** Calls nothing before it is asked: such code would stay in the browser's files unused. */
export const tour = {
  get title() {
    return `Demo tour - ${storeFullName()}`
  },
  heading: 'Explore the demo',
  lead: "Each link shows one thing this store does. Open phone features on a phone, or in your browser's device mode.",
  link: 'Demo tour',
  get parts(): { name: string; sights: Sight[] }[] {
    return [
      {
        name: "An app's page",
        sights: [
          ['DET-1 DET-2 DET-17', 'See an app: description, screenshots, permissions and versions', '/apps/1'],
          ['DET-1', 'See a game', '/apps/2'],
          ['DET-1', 'See the MIP page for search engines', '/mip/apps/1'],
          ['DET-3', 'Jump to reviews, tips, versions or the video', '/apps/1#versions'],
          ['DET-4', 'Play a video in the page', '/apps/1#video'],
          ['DET-5 DET-6 DET-15 DET-16', 'Swipe through screenshots in full screen', '/apps/2#about'],
          ['DET-7', 'Announcements change every 3 seconds', '/apps/1'],
          ['DET-7', 'A single announcement stays still', '/apps/174'],
          ['DET-8 DET-9', 'Expand permissions, with their technical names', '/apps/1#permissions'],
          ['DET-18 VAL-8', 'Expand data collected and prices of purchases', '/apps/2#privacy'],
          ['DET-10', 'Close the banner of a recommended brand', '/apps/2'],
          ['DET-11', 'Open more download options', '/apps/1'],
          ['DET-12', `Check "Install with the ${storeName()} app" to change the button`, '/apps/1'],
          [
            'DET-14',
            'Open a link with campaign parameters',
            '/apps/1?utm_source=demo&utm_campaign=tour&original_appid=2',
          ],
          ['VAL-6 VAL-7', 'Compare sizes, downloads and rating counts', '/top/game?sort=downloads'],
          ['DET-2', 'See an app with a very long name', '/apps/92'],
          ['DET-2', 'See an app without screenshots', '/apps/216'],
          ['BR-8', "See a game that isn't out yet", '/apps/243'],
          ['DL-5', 'See an app that is no longer available', '/apps/155'],
        ],
      },
      {
        name: 'Download and install',
        sights: [
          ['DL-1 TRK-8 TRK-9', 'Opening this link downloads once', '/apps/1?action=dl'],
          ['DL-2', 'This page downloads automatically, once a visit', '/apps/108'],
          ['DL-3 DL-5', 'A redirect provides the file', '/apps/80'],
          ['DL-4', 'The redirect records its source', '/apps/80/newurl?source=wap_app_saveback'],
          ['DL-6', "Download faster with the store's app", '/apps/136'],
          ['DL-6', "Download from the developer's site", '/apps/164'],
          ['DL-7 DL-8', 'Install with PC Helper, under "More options"', '/apps/1'],
          ['DL-10', 'Follow the guide after your first download on a phone', '/apps/1'],
          ['DL-9 DL-11', 'Every download is recorded', '/apps/1'],
        ],
      },
      {
        name: 'Reviews & gifts',
        sights: [
          ['COM-1 COM-2 COM-3', 'Read reviews and more replies', '/apps/1/comments'],
          ['COM-4 COM-5', 'Add a note that only this device shows', '/apps/1#comments'],
          ['COM-1', 'Hostile reviews are shown as plain text', '/apps/203#comments'],
          ['GIFT-1 GIFT-2', 'Claim gifts by links with a source marker', '/gifts'],
          ['GIFT-1', 'See the gifts of one app', '/apps/1/gifts'],
        ],
      },
      {
        name: 'Ads',
        sights: [
          ['AD-1 AD-2 AD-3 AD-4 DET-13', 'Visitors from a search engine see ads in three places', '/apps/52'],
          ['AD-2 AD-3', 'Campaign links show no ads', '/apps/52?utm_source=demo'],
        ],
      },
      {
        name: "Inside the store's app",
        sights: [
          [
            'BR-1 BR-2 BR-3 BR-4 BR-5 BR-6 BR-7 BR-8',
            "Run npm run simulator to see the page in the store's app",
            '/apps/1',
          ],
          ['BR-2', 'Use the bridge in other pages', '/bridge.js'],
        ],
      },
      {
        name: 'Rules & records',
        sights: [
          ['VAL-1', 'Report an app with a valid mobile number', '/apps/1/report'],
          ['VAL-2 VAL-10', `Go to a partner's site through ${storeName()}`, '/go?to=%2Fapps%2F2'],
          [
            'VAL-2 VAL-10',
            'Links to unknown sites lead home instead',
            '/go?to=https%3A%2F%2Felsewhere.example%2F',
          ],
          ['VAL-3 VAL-4 VAL-11', 'Images work without WebP', '/apps/3'],
          ['VAL-5 TRK-5 TRK-6 TRK-7', 'Change privacy settings in the footer', '/'],
          ['VAL-9 ERR-1', 'Failed calls leave the button as it is', '/apps/4'],
          [
            'TRK-1 TRK-2 TRK-3 TRK-4',
            'Run npm run events:tail to see recorded visits and clicks',
            '/top/soft',
          ],
          ['TRK-10', 'Open an app from a chart, with its rank in the address', '/top/game'],
        ],
      },
    ]
  },
}
