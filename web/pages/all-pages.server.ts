import type { SitePage } from './define-page.server.ts'

const files = import.meta.glob<SitePage | SitePage[]>('./*/page.server.ts', {
  eager: true,
  import: 'default',
})

/** Every page of the site, by its path: each folder beside this file with a `page.server.ts`. */
export const allPages: SitePage[] = Object.values(files)
  .flat()
  .sort((a, b) => (a.path < b.path ? -1 : 1))
