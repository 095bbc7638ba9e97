/** From the ground up: a folder imports from those before it, and not from its neighbors. */
export const FLOORS = [
  ['contract'],
  ['rules'],
  ['bridge', 'data', 'ui'],
  ['platform'],
  ['server', 'catalogue', 'analytics'],
  ['web', 'console', 'demo'],
  ['ops'],
  ['bin'],
  ['tests'],
]

/**
 * The same inside web/; `.` is for files in no folder, which know all the others. The workshop is above it all, with the stories
 * beside components: no page can have anything of it.
 */
export const WEB_FLOORS = [
  ['words', 'styles'],
  ['addresses'],
  ['browser'],
  ['kit'],
  ['islands'],
  ['structured'],
  ['features'],
  ['shell'],
  ['pages'],
  ['engines'],
  ['boot'],
  ['.'],
  ['workshop'],
]

/** The same inside console/. */
const CONSOLE_FLOORS = [['words'], ['kit'], ['frame'], ['server'], ['screens'], ['.']]

/** A test may import anything. */
export const isTest = (path: string) => /\.test(?:-support)?\.tsx?$/.test(path)

/** Whether a file may import another one, or a module of Node's (`node:…`). Paths are relative to the repository. */
export function mayImport(from: string, to: string): boolean {
  if (isTest(from)) return true
  if (to.startsWith('node:')) return !from.startsWith('rules/') && !isForBrowsers(from)
  if (isForBrowsers(from) && (to.endsWith('.server.ts') || isServerSide(to))) return false
  if (from.startsWith('console/') && isSite(to)) return false
  if (isLibrary(from) && !isLibrary(to)) return /^(contract|rules)\//.test(to)
  return (
    isBelow(FLOORS, topFolder, from, to) &&
    isBelow(WEB_FLOORS, webFolder, from, to) &&
    isBelow(CONSOLE_FLOORS, consoleFolder, from, to)
  )
}

/** Others can install it without the store. */
const isLibrary = (path: string) => path.startsWith('catalogue/packages/')

/** The site's pages are handed to the console by bin/. */
const isSite = (path: string) => /^(server|analytics|web)\//.test(path)

/** Only *.server.ts reaches server code. */
const isForBrowsers = (path: string) => path.startsWith('web/') && !path.endsWith('.server.ts')
const isServerSide = (path: string) => /^(data|platform|server|catalogue|analytics|demo|ops|bin)\//.test(path)

const topFolder = (path: string) => path.split('/')[0]

export const webFolder = (path: string): string | undefined =>
  path.endsWith('.stories.tsx') ? 'workshop' : folderIn('web', path)

const consoleFolder = (path: string) => folderIn('console', path)

function folderIn(folder: string, path: string): string | undefined {
  const [top, inner, ...rest] = path.split('/')
  return top === folder ? (rest.length > 0 ? inner : '.') : undefined
}

function isBelow(
  floors: string[][],
  folderOf: (path: string) => string | undefined,
  from: string,
  to: string,
): boolean {
  const height = (path: string) => floors.findIndex(floor => floor.includes(folderOf(path) ?? ''))
  if (height(from) < 0 || height(to) < 0 || folderOf(from) === folderOf(to)) return true
  return height(to) < height(from)
}
