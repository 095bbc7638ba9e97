// They run in the page.

/** What reaches over the window's right edge, where nothing can be scrolled to it, nor dots say that it goes on. */
export function tooWide(): string[] {
  const mayBe = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || mayBe(element.parentElement)
  }
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { right, width, height } = element.getBoundingClientRect()
    if (
      width === 0 ||
      height === 0 ||
      right <= innerWidth + 1 ||
      mayBe(element) ||
      element.closest('[aria-hidden]')
    )
      continue
    found.push(
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)} to ${Math.round(right)}`,
    )
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`${document.documentElement.scrollWidth} px`)
  return found
}

/** Words that a box cuts off, with no dots to say so and no way to scroll there. What only screen readers hear is cut to a point, on purpose. */
export function clipped(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (!text || !parent || parent.closest('.sr, [aria-hidden=true], script, style, template, noscript'))
      continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(node)
    const words = range.getBoundingClientRect()
    if (words.width === 0 || words.height === 0) continue
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      // Dots at the end of the line, or of the last of several lines.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      if (style.position === 'fixed') break
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (right - left <= 1 || bottom - top <= 1) break
      const cut =
        (/hidden|clip/.test(style.overflowX) && (words.left < left - 1 || words.right > right + 1)) ||
        (/hidden|clip/.test(style.overflowY) && (words.top < top - 2 || words.bottom > bottom + 2))
      if (!cut) continue
      found.push(`"${text.slice(0, 30)}" is cut by ${box.tagName} ${box.className}`)
      break
    }
  }
  return found
}

/** Choices that have to be scrolled in a window that is wide enough for all of them: mouse users don't find the last one. */
export function squeezed(): string[] {
  if (innerWidth < 1024) return []
  return [...document.querySelectorAll('nav, nav *')]
    .filter(
      box => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1,
    )
    .map(box => `"${box.textContent?.slice(0, 30)}" is squeezed by ${box.scrollWidth - box.clientWidth} px`)
}
