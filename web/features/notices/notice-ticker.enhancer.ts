import { enhancer } from '../../islands/enhancer.ts'
import style from './notice-ticker.module.css'

const EVERY_MS = 3000

/** Shows one notice after the other, unless it has focus, is pointed at or was stopped. */
export default enhancer('notice-ticker', place => {
  const lines = [...place.querySelectorAll('li')]
  const hold = place.querySelector('button')
  if (lines.length < 2 || !hold) return
  let shown = 0
  let timer: number | undefined
  let pointed = false

  function turn() {
    if (document.hidden) return
    const [from, to] = [shown, (shown + 1) % lines.length]
    lines.forEach((line, i) => {
      line.className = (i === to ? style.enters : i === from ? style.leaves : style.waits) ?? ''
    })
    shown = to
  }
  const stopped = () => hold.getAttribute('aria-pressed') === 'true'
  function look() {
    clearInterval(timer)
    const read = pointed || place.contains(document.activeElement)
    timer = read || stopped() ? undefined : window.setInterval(turn, EVERY_MS)
  }
  function stop(yes: boolean) {
    hold?.setAttribute('aria-pressed', String(yes))
    look()
  }

  place.addEventListener('pointerenter', () => {
    pointed = true
    look()
  })
  place.addEventListener('pointerleave', () => {
    pointed = false
    look()
  })
  place.addEventListener('focusin', look)
  // Only afterwards is the focus somewhere else.
  place.addEventListener('focusout', () => setTimeout(look))
  hold.addEventListener('click', () => stop(!stopped()))
  // Who wants no motion may start it.
  stop(window.matchMedia('(prefers-reduced-motion: reduce)').matches)
})
