// The tour of a demo store: what it can do, and where to see it. The apps are the demo catalogue's.

import { storeFullName, storeName } from '../store-name.ts'

/** The requirements that it shows, what it is, and where to see it. */
export type Sight = [ids: string, says: string, href: string]

/** Calls nothing before it is asked: what does would stay in the browser's files, where nobody reads it. */
export const tour = {
  get title() {
    return `Demo tour - ${storeFullName()}`
  },
  heading: 'What this demo store can do',
  lead: "Each line is one thing it does; open it to see. What phones do is seen on a phone, or with the browser's window set to phone mode.",
  link: 'Demo tour',
  get parts(): { name: string; sights: Sight[] }[] {
    return [
      {
        name: "An app's page",
        sights: [
          [
            'DET-1 DET-2 DET-17',
            'An app: description, screenshots, permissions, versions; what is known of it stands in page attributes',
            '/apps/1',
          ],
          ['DET-1', 'A game', '/apps/2'],
          ['DET-1', 'The mip page for search engines', '/mip/apps/1'],
          ['DET-3', 'The menu leads to comments, tips, all versions and the video', '/apps/1#versions'],
          ['DET-4', 'A video with a mask, which goes when it plays', '/apps/1#video'],
          [
            'DET-5 DET-6 DET-15 DET-16',
            'Screenshots scroll sideways and open in full screen, where you swipe through them',
            '/apps/2#about',
          ],
          ['DET-7', 'Notices change every three seconds', '/apps/1'],
          ['DET-7', 'A single notice stays still', '/apps/174'],
          [
            'DET-8 DET-9',
            'Permissions in groups that open and close, with their technical names',
            '/apps/1#permissions',
          ],
          [
            'DET-18 VAL-8',
            'What is collected, and the prices of purchases, in lists that open and close',
            '/apps/2#privacy',
          ],
          ['DET-10', 'A banner for a recommended brand, which can be closed', '/apps/2'],
          ['DET-11', 'The popup with more ways to download', '/apps/1'],
          ['DET-12', `Tick "Install with the ${storeName()} app" and the button installs instead`, '/apps/1'],
          [
            'DET-14',
            'Campaign parameters and the app that a visitor came from, in the address',
            '/apps/1?utm_source=demo&utm_campaign=tour&original_appid=2',
          ],
          [
            'VAL-6 VAL-7',
            'How sizes, downloads and numbers of ratings are written',
            '/top/game?sort=downloads',
          ],
          ['DET-2', 'An app with a very long name', '/apps/92'],
          ['DET-2', 'An app without screenshots', '/apps/216'],
          ['BR-8', 'A game that is not out yet', '/apps/243'],
          ['DL-5', 'An app that is no longer offered', '/apps/155'],
        ],
      },
      {
        name: 'Download and install',
        sights: [
          ['DL-1 TRK-8 TRK-9', 'Opening it downloads once; a reload does not again', '/apps/1?action=dl'],
          ['DL-2', 'Downloads by itself after a second and a half, once a visit', '/apps/108'],
          ['DL-3 DL-5', 'The page has no address of a file; a redirect gives it', '/apps/80'],
          ['DL-4', 'The redirect with its source', '/apps/80/newurl?source=wap_app_saveback'],
          ['DL-6', "A fast download, with the store's app", '/apps/136'],
          ['DL-6', "A custom download, to the developer's site", '/apps/164'],
          ['DL-7 DL-8', 'Install with the PC helper: under "More ways"', '/apps/1'],
          [
            'DL-10',
            'How to install, after the first download on a phone; inside WeChat, how to open a browser instead',
            '/apps/1',
          ],
          [
            'DL-9 DL-11',
            "The store's app is opened in a hidden frame when it doesn't answer; every download is recorded",
            '/apps/1',
          ],
        ],
      },
      {
        name: 'Comments and gifts',
        sights: [
          ['COM-1 COM-2 COM-3', 'Comments, and more replies', '/apps/1/comments'],
          [
            'COM-4 COM-5',
            'A note as a guest, seen on this device only; blanks do not count',
            '/apps/1#comments',
          ],
          ['COM-1', 'Whatever people write, hostile or not, is only text', '/apps/203#comments'],
          ['GIFT-1 GIFT-2', 'Gifts, whose links carry a source marker', '/gifts'],
          ['GIFT-1', 'The gifts of one app', '/apps/1/gifts'],
        ],
      },
      {
        name: 'Ads',
        sights: [
          [
            'AD-1 AD-2 AD-3 AD-4 DET-13',
            'Ads in three places for those who come from a search engine; the one at the bottom can be closed',
            '/apps/52',
          ],
          ['AD-2 AD-3', 'None with any utm_ parameter', '/apps/52?utm_source=demo'],
        ],
      },
      {
        name: "Inside the store's app",
        sights: [
          [
            'BR-1 BR-2 BR-3 BR-4 BR-5 BR-6 BR-7 BR-8',
            "Run npm run simulator: the page inside a phone that plays the store's app",
            '/apps/1',
          ],
          ['BR-2', 'The bridge for other pages', '/bridge.js'],
        ],
      },
      {
        name: 'Rules and records',
        sights: [
          ['VAL-1', 'A report, which wants a correct mobile number', '/apps/1/report'],
          ['VAL-2 VAL-10', `By way of ${storeName()} to a partner's site`, '/go?to=%2Fapps%2F2'],
          ['VAL-2 VAL-10', 'To other sites it leads nobody', '/go?to=https%3A%2F%2Felsewhere.example%2F'],
          [
            'VAL-3 VAL-4 VAL-11',
            'Every picture also comes without WebP; an icon of an odd size becomes 130',
            '/apps/3',
          ],
          [
            'VAL-5 TRK-5 TRK-6 TRK-7',
            'Privacy settings in the footer: nobody is identified before they agree',
            '/',
          ],
          ['VAL-9 ERR-1', 'A call that fails leaves the button as it is, and disturbs nobody', '/apps/4'],
          [
            'TRK-1 TRK-2 TRK-3 TRK-4',
            'Pages, clicks and cards that were seen are recorded: run npm run events:tail',
            '/top/soft',
          ],
          ['TRK-10', 'From a chart to an app: the address tells its place', '/top/game'],
        ],
      },
    ]
  },
}
