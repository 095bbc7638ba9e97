import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { headingsOf, targetsOf } from './markdown.ts'

const isElsewhere = (target: string) => /^[a-z][a-z\d+.-]*:/.test(target)

/** Returns every relative link of these files whose file or anchor does not exist, as `page: link`. */
export function deadLinks(root: string, pages: string[]): string[] {
  return pages.flatMap(page =>
    targetsOf(readFileSync(join(root, page), 'utf8'))
      .filter(target => !isElsewhere(target) && !leads(root, page, target))
      .map(target => `${page}: ${target}`),
  )
}

function leads(root: string, page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = join(root, path === '' ? page : join(dirname(page), decodeURI(path)))
  if (!existsSync(file)) return false
  if (anchor === undefined || statSync(file).isDirectory()) return anchor === undefined
  return headingsOf(readFileSync(file, 'utf8')).some(({ slug }) => slug === decodeURIComponent(anchor))
}
