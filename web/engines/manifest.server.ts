import { GROUNDS } from '../../rules/brand/palette.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { homePath, manifestPath } from '../addresses/addresses.ts'
import { storeFullName, storeName, storeTagline } from '../words/store-name.ts'
import { locale } from '../words/words.ts'

const sides = [192, 512]

/** By which a phone puts the site on its home screen. */
export const manifest: TextFile = {
  path: manifestPath,
  type: 'application/manifest+json; charset=utf-8',
  async answer() {
    const body = JSON.stringify({
      name: storeFullName(),
      short_name: storeName(),
      description: storeTagline(),
      lang: locale,
      start_url: homePath,
      display: 'minimal-ui',
      background_color: GROUNDS.light.page,
      theme_color: GROUNDS.light.page,
      icons: sides.map(side => ({
        src: `/icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    })
    return { body, tags: ['layout'] }
  },
}
