import { AD_LOCATION } from '../../../contract/api/ad-config.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { adFor } from './ad-places.ts'
import { showAd } from './show-ad.ts'

/** Fills a place that the page has kept for an ad, and empties it when the visitor closes that. */
export default enhancer('ad-place', async place => {
  place.addEventListener('click', event => {
    if ((event.target as Element).closest('[data-close]')) place.textContent = ''
  })
  const ad = await adFor(AD_LOCATION[place.dataset.place ?? 'middle'])
  if (ad) showAd(place, ad)
})
