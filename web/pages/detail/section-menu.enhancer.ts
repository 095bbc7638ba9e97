import { enhancer } from '../../islands/enhancer.ts'

/** How far below the menu a section's beginning may be when it counts as the one being read. */
const BAND = 48

/** Marks the section on the screen and keeps its link in sight; opens a folded section that a link leads to. */
export default enhancer('section-menu', menu => {
  const nav = menu.firstElementChild as HTMLElement
  const links = [...menu.querySelectorAll('a')]
  const sections = links.map(link => document.getElementById(link.hash.slice(1)))
  let current = 0
  let asked = false

  function mark() {
    asked = false
    const { top, bottom } = menu.getBoundingClientRect()
    if (top <= 0) menu.setAttribute('data-stuck', '')
    else menu.removeAttribute('data-stuck')
    const line = bottom + BAND
    let now = 0
    sections.forEach((section, i) => {
      if (section && section.getBoundingClientRect().top <= line) now = i
    })
    if (now === current) return
    links[current]?.removeAttribute('aria-current')
    const link = links[now]
    current = now
    if (!link) return
    link.setAttribute('aria-current', 'true')
    nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
  }
  const look = () => {
    if (!asked) requestAnimationFrame(mark)
    asked = true
  }

  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('hashchange', () => unfold(location.hash))
  // Also to where the address leads already, which changes nothing in it.
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) unfold(link.hash)
  })
  unfold(location.hash)
  look()
})

function unfold(hash: string) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (section instanceof HTMLDetailsElement) section.open = true
}
