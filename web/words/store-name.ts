/** The store's name in the language of this bundle; the operator sets it (docs/how-to/brand-your-store.md). */
export interface StoreNames {
  name: string
  /** Shown after the name where there is room for both: in the header, in titles. */
  secondName?: string | undefined
  tagline: string
}

let names: StoreNames | undefined

/** On the server, once, before anything is said. */
export function nameStore(given: StoreNames): void {
  names = given
}

/** What a script uses of the page. */
declare const document: { querySelector(selector: 'link[rel=search]'): { title: string } }

/** In a browser the page has it: the name of the store's search (web/shell/document.tsx). */
export const storeName = (): string => (names ? names.name : document.querySelector('link[rel=search]').title)

/** On the server alone, as are the next two. */
export const storeSecondName = (): string | undefined => given().secondName

export const storeTagline = (): string => given().tagline

export function storeFullName(): string {
  const { name, secondName } = given()
  return secondName ? `${name} ${secondName}` : name
}

function given(): StoreNames {
  if (!names) throw new Error('the store has no name yet')
  return names
}
