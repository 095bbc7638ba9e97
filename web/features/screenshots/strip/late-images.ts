const NEAR_FOR_MS = 100

/**
 * Pictures carry a plain source and loading=lazy, so they come without a script too. Once alive, the strip takes over
 * those that the browser has put off: each gets its source back when it has been near for 100 ms, so one that is
 * flung past is never fetched. A browser that doesn't know loading=lazy has begun them all, and is left alone.
 */
export function fetchLate(list: HTMLElement): void {
  const late = new Map<Element, () => void>()
  for (const image of list.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (!image.src || image.complete || !('loading' in image)) continue
    late.set(image, putOff(image))
  }
  const timers = new Map<Element, number>()
  const seen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        window.clearTimeout(timers.get(target))
        if (isIntersecting)
          timers.set(
            target,
            window.setTimeout(() => fetchNow(target), NEAR_FOR_MS),
          )
      }
    },
    { root: list, rootMargin: '0px 50%' },
  )
  function fetchNow(image: Element) {
    seen.unobserve(image)
    image.setAttribute('loading', 'eager')
    late.get(image)?.()
  }
  for (const image of late.keys()) seen.observe(image)
}

/** Takes every source of the picture away; the answer gives them back, the browser's choice first. */
function putOff(image: HTMLImageElement): () => void {
  const webp = image.parentElement?.querySelector('source')
  const { src } = image
  const { srcset = '' } = webp ?? {}
  webp?.removeAttribute('srcset')
  image.removeAttribute('src')
  return () => {
    if (webp) webp.srcset = srcset
    image.src = src
  }
}
