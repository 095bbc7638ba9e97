import { afterLoad } from './after-load.ts'
import { bootIslands } from './boot-islands.ts'
import { layOutLate } from './lay-out-late.ts'

bootIslands(document, () => import('./hydrate.tsx'))
afterLoad(window, idle => idle(() => layOutLate(document, idle)))
