import type { PageSet } from './page.ts'

/** The site in each of its languages. */
export interface Languages {
  all: readonly PageSet[]
  /** The one whose addresses name no language. */
  home: PageSet
  /** In the language of an address. */
  at(url: string): PageSet
}

export function languages(all: readonly PageSet[]): Languages {
  const home = all.find(({ base }) => base === '')
  if (!home) throw new Error('no language is at home')
  const at = (url: string) => {
    const [first = ''] = url.slice(1).split(/[/?]/, 1)
    return all.find(({ base }) => base === `/${first}`) ?? home
  }
  return { all, home, at }
}
