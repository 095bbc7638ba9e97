import { enhancer } from '../../islands/enhancer.ts'
import { fetchLate } from './strip/late-images.ts'
import { moveByArrows } from './strip/strip-arrows.ts'

/** Pictures that come late, arrows and a scrollbar. The viewer is an island of its own. */
export default enhancer('screenshot-strip', strip => {
  const list = strip.querySelector('ul')
  if (!list) return
  fetchLate(list)
  const arrows = [...strip.querySelectorAll<HTMLElement>('[data-turn]')]
  if (arrows.length === 0) return
  moveByArrows(list, arrows)
  // Only where a scrollbar is wanted is its script fetched, so phones never get it. The strip scrolls without it too.
  import('./strip/add-scrollbar.ts').then(
    ({ addScrollbar }) => addScrollbar(list),
    () => {},
  )
})
