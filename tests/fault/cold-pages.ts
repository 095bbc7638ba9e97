/** A detail page as a visitor asks for it. */
export interface ColdPage {
  path: string
  headers: Record<string, string>
}

const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
}
/** The edge keeps each of these as a page of its own. */
const VARIANTS = [
  { prefix: '', headers: {} },
  { prefix: '', headers: PHONE },
  { prefix: '/en', headers: {} },
  { prefix: '/en', headers: PHONE },
]

/** How many apps give that many cold detail pages. */
export const appsFor = (pages: number) => Math.ceil(pages / VARIANTS.length)

/** Detail pages that the edge has not cached, each of them once. Running out is an error: a cached page would pass for a cold one. */
export function coldDetails(apps: number[]): () => ColdPage {
  let asked = 0
  return () => {
    const { prefix, headers } = VARIANTS[Math.floor(asked / apps.length)] ?? outOf(asked)
    const path = `${prefix}/apps/${apps[asked % apps.length]}`
    asked += 1
    return { path, headers }
  }
}

function outOf(asked: number): never {
  throw new Error(`all ${asked} cold detail pages have been asked for: add apps`)
}
