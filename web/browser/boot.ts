import { afterLoad } from './after-load.ts'
import { bootIslands } from './boot-islands.ts'
import { layOutForLinks, layOutLate } from './lay-out-late.ts'

bootIslands(document, element =>
  'plain' in element.dataset ? import('./enhance.ts') : import('./hydrate.tsx'),
)
// Before anything else of the page: whoever hosts it waits for a word.
if (/\bin-/.test(document.documentElement.className)) {
  import('../client/start-client.ts').then(client => client.startClient())
}
layOutForLinks(document, location.hash)
afterLoad(window, idle => idle(() => layOutLate(document, idle)))
