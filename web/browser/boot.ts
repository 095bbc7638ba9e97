import { afterLoad } from './after-load.ts'
import { bootIslands } from './boot-islands.ts'
import { layOutForLinks, layOutLate } from './lay-out-late.ts'

bootIslands(document, () => import('./hydrate.tsx'))
layOutForLinks(document, location.hash)
afterLoad(window, idle => idle(() => layOutLate(document, idle)))
