import { afterLoad } from '../browser/after-load.ts'
import { layOutForLinks, layOutLate } from '../browser/lay-out-late.ts'
import { whenShown } from '../browser/when-shown.ts'
import { bootIslands } from '../islands/boot-islands.ts'

// All scripts of a page begin here.
whenShown(document, () => {
  bootIslands(document, element =>
    // What React renders again has an id for its props (web/islands/island.tsx).
    /^island-/.test(element.id) ? import('./hydrate.tsx') : import('./enhance.ts'),
  )
  // Before anything else of the page: a host app waits for it.
  if (/\bin-/.test(document.documentElement.className)) {
    import('../features/client/start-client.ts').then(client => client.startClient())
  }
  layOutForLinks(document, location.hash)
  afterLoad(window, idle => idle(() => layOutLate(document, idle)))
})
