import { afterLoad } from '../browser/after-load.ts'
import { layOutForLinks, layOutLate } from '../browser/lay-out-late.ts'
import { bootIslands } from '../islands/boot-islands.ts'

bootIslands(document, element =>
  'plain' in element.dataset ? import('./enhance.ts') : import('./hydrate.tsx'),
)
// Before anything else of the page: a host app waits for it.
if (/\bin-/.test(document.documentElement.className)) {
  import('../features/client/start-client.ts').then(client => client.startClient())
}
layOutForLinks(document, location.hash)
afterLoad(window, idle => idle(() => layOutLate(document, idle)))
