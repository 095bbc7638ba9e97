import style from '../screenshot-strip.module.css'
import { glide } from './glide.ts'
import { thumbOf, wheeled } from './thumb.ts'

/** A scrollbar that looks the same everywhere, below a strip that scrolls by itself. */
export function addScrollbar(list: HTMLElement): void {
  const track = document.createElement('div')
  const thumb = document.createElement('div')
  track.className = style.track ?? ''
  thumb.className = style.thumb ?? ''
  // The pictures themselves take the keyboard; a reader needs no second way.
  track.setAttribute('aria-hidden', 'true')
  track.append(thumb)
  list.after(track)

  let pace = 0
  function draw() {
    const now = thumbOf(list.clientWidth, list.scrollWidth, list.scrollLeft)
    track.hidden = !now
    if (!now) return
    pace = now.pace
    thumb.style.width = `${now.length}px`
    thumb.style.transform = `translateX(${now.at}px)`
  }
  // Reports once at the start; a picture that changes its size changes how much there is to scroll.
  const sizes = new ResizeObserver(draw)
  for (const one of [list, ...list.children]) sizes.observe(one)
  list.addEventListener('scroll', draw, { passive: true })

  function wheel(event: WheelEvent) {
    // What can't be cancelled is the page on its way already; with Ctrl it is a zoom.
    if (event.ctrlKey || !event.cancelable) return
    // An upright wheel over the pictures is the page's: who reads on is not held up by them.
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (!sideways && event.currentTarget !== track) return
    const from = list.scrollLeft
    list.scrollLeft += wheeled(event, list.clientWidth)
    // At its end the strip leaves the wheel to the page.
    if (list.scrollLeft !== from) event.preventDefault()
  }
  for (const part of [list, track]) part.addEventListener('wheel', wheel, { passive: false })

  let grip = 0
  track.onpointerdown = ({ button, target, clientX, pointerId }) => {
    if (button !== 0) return
    if (target === thumb) {
      thumb.setPointerCapture(pointerId)
      grip = list.scrollLeft - clientX * pace
    } else {
      glide(list, Math.sign(clientX - thumb.getBoundingClientRect().left) * list.clientWidth)
    }
  }
  thumb.onpointermove = ({ pointerId, clientX }) => {
    if (thumb.hasPointerCapture(pointerId)) list.scrollLeft = grip + clientX * pace
  }
  // Neither takes the focus nor starts a selection.
  track.onmousedown = event => event.preventDefault()
}
