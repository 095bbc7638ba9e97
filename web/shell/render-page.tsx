import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { collectIslands, islandMark } from '../islands/island.tsx'

/** The page first, then each island as a root of its own, as the browser will hydrate it. */
export function renderPage(page: ReactElement): string {
  const { html, islands } = collectIslands(() => renderToString(page))
  let from = 0
  let whole = ''
  for (const { id, render } of islands) {
    const mark = islandMark(id)
    const at = html.indexOf(mark, from)
    whole += html.slice(from, at) + renderToString(render(), { identifierPrefix: id })
    from = at + mark.length
  }
  return whole + html.slice(from)
}
