import type { AdLocation } from '../../../contract/api/ad-config.ts'
import { THIS_SITE, webpUrl } from '../../../rules/pictures/webp.ts'

/** Whose pictures have a WebP twin; an operator with an image host of their own adds it here. */
const imageHosts: readonly string[] = [THIS_SITE]

/** Puts what waits in the place's template onto the page with this ad in it, once its picture has come. */
export function showAd(place: HTMLElement, { adUrl, imgUrl }: AdLocation): void {
  const template = place.querySelector('template')
  if (!template) return
  const shown = document.importNode(template.content, true)
  const find = <E extends Element>(selector: string) => shown.querySelector<E>(selector)
  find<HTMLAnchorElement>('a')?.setAttribute('href', adUrl)
  find<HTMLElement>('[data-module]')?.setAttribute('data-card', adUrl)
  const webp = webpUrl(imgUrl, imageHosts)
  const source = find<HTMLSourceElement>('source')
  if (webp === imgUrl) source?.remove()
  else if (source) source.srcset = webp
  const image = find<HTMLImageElement>('img')
  if (!image) return
  image.onload = () => place.appendChild(shown)
  image.src = imgUrl
}
