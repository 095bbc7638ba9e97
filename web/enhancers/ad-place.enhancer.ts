import { AD_LOCATION } from '../../contract/api/ad-config.ts'
import { adFor } from '../browser/ad-places.ts'
import promo from '../islands/promo.module.css'
import { enhancer } from '../shell/enhancer.tsx'
import { words } from '../words/words.ts'

/** Fills a place that the page has kept free. It keeps its height whatever comes, so that nothing jumps. */
export default enhancer('ad-place', async place => {
  const ad = await adFor(place.dataset.place === 'top' ? AD_LOCATION.top : AD_LOCATION.middle)
  if (!ad) return
  const link = document.createElement('a')
  link.href = ad.adUrl
  link.rel = 'nofollow noopener sponsored'
  Object.assign(link.dataset, { module: `ad-${place.dataset.place}`, card: ad.adUrl, cardType: 'ad' })
  const image = document.createElement('img')
  image.alt = words.promo.alt
  image.onload = () => place.appendChild(link)
  image.src = ad.imgUrl
  const label = document.createElement('span')
  label.className = promo.label ?? ''
  label.textContent = words.promo.label
  link.appendChild(image)
  link.appendChild(label)
})
