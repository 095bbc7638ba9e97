import { PARAMETER, readRecommend, recommendValue } from '../../../rules/apps/recommend.ts'
import { readMarks } from './read-marks.ts'

/**
 * The list that led to the page's app is in its controls: the link to this page has carried it. A link from a list of this
 * page to an app carries where it stood from the moment it is pressed, by whatever button or key. The page's markup, which
 * search engines read, stays without it.
 */
export function carryRecommend(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-rec]')) {
    control.dataset.rec = readRecommend(location.search)
  }
  for (const type of ['mousedown', 'click']) document.addEventListener(type, carry, true)
}

function carry({ target }: Event): void {
  const link = (target as Element).closest?.('a')
  if (!link || link.host !== location.host || !/^\/apps\/\d+$/.test(link.pathname)) return
  const { module, position, ab } = readMarks(link)
  if (!module || position === undefined) return
  const page = document.body.dataset.view ?? ''
  link.search = `${PARAMETER}=${recommendValue({ page, module, position, ab })}`
}
