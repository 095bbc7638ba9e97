import { AD_LOCATION } from '../../../contract/api/ad-config.ts'
import { webpUrl } from '../../../rules/webp.ts'
import { enhancer } from '../../islands/enhancer.tsx'
import { imageHosts } from '../../kit/image-base.ts'
import { words } from '../../words/words.ts'
import { adFor } from './ad-places.ts'
import promo from './promo.module.css'

/** Fills a place that the page has kept free. It keeps its height whatever comes, so that nothing jumps. */
export default enhancer('ad-place', async place => {
  const ad = await adFor(place.dataset.place === 'top' ? AD_LOCATION.top : AD_LOCATION.middle)
  if (!ad) return
  const link = document.createElement('a')
  link.href = ad.adUrl
  link.rel = 'nofollow noopener sponsored'
  Object.assign(link.dataset, { module: `ad-${place.dataset.place}`, card: ad.adUrl, cardType: 'ad' })
  const picture = document.createElement('picture')
  const image = document.createElement('img')
  image.alt = words.promo.alt
  image.onload = () => place.appendChild(link)
  const webp = webpUrl(ad.imgUrl, imageHosts)
  if (webp !== ad.imgUrl) {
    const source = document.createElement('source')
    source.type = 'image/webp'
    source.srcset = webp
    picture.appendChild(source)
  }
  picture.appendChild(image)
  image.src = ad.imgUrl
  const label = document.createElement('span')
  label.className = promo.label ?? ''
  label.textContent = words.promo.label
  link.appendChild(picture)
  link.appendChild(label)
})
