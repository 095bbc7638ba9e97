import { bootIslands } from './boot-islands.ts'

bootIslands(document, () => import('./hydrate.tsx'))
