import { isWriting } from './is-writing.ts'

/** After g, where a letter leads. */
const GO: Record<string, string> = {
  t: '/',
  a: '/apps',
  c: '/comments',
  p: '/placements',
  n: '/numbers',
  r: '/repositories',
}
/** So long g waits for its letter. */
const WAIT_MS = 1500

/** Keys that work on every screen: / and Ctrl+K search, g and a letter go somewhere, ? tells of all. */
export function startKeys(document: Document): void {
  let pressedG = 0
  document.addEventListener('keydown', event => {
    const { key } = event
    const isFind = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isFind && (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))) return
    if (isFind || key === '/') {
      event.preventDefault()
      document.querySelector<HTMLInputElement>('#find')?.focus()
      return
    }
    const path = Date.now() - pressedG < WAIT_MS ? GO[key] : undefined
    pressedG = key === 'g' ? Date.now() : 0
    if (path) location.assign(path)
    else if (key === '?') location.assign('/find')
  })
}
