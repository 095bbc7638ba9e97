import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Text, textsOf } from './texts.ts'

interface Catalog {
  code: string
  texts: Text[]
}

/** The catalogs of a language, by their path without the language: `web/words/dates.ts`. */
export type Catalogs = Map<string, Catalog>

const FOLDERS = ['web/words', 'ui/words']

/** Of the site, and of the console too if asked for. */
export const wordFolders = (withConsole: boolean) => (withConsole ? [...FOLDERS, 'console/words'] : FOLDERS)

/** Where the catalog is in a language. */
export const pathIn = (locale: string, file: string) =>
  file.replace('/words/', `/words/${locale.toLowerCase()}/`)

export const hasWords = (root: string, locale: string, folder: string) =>
  existsSync(join(root, folder, locale.toLowerCase()))

export function readCatalogs(root: string, locale: string, folders: string[]): Catalogs {
  const files = folders.flatMap(folder => {
    const cwd = join(root, folder, locale.toLowerCase())
    return globSync('**/*.ts', { cwd }).map(name => join(folder, name))
  })
  return new Map(
    files.sort().map(file => {
      const code = readFileSync(join(root, pathIn(locale, file)), 'utf8')
      // Its strings are the name of the language and the beginning of its addresses.
      return [file, { code, texts: file.endsWith('/locale.ts') ? [] : textsOf(file, code) }]
    }),
  )
}
