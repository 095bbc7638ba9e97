import { Window } from 'happy-dom'

export type Json = Record<string, unknown>

const parser = new new Window().DOMParser()

/** A page as a machine reads it: nothing in it runs, nothing is fetched. */
export function readPage(html: string) {
  const document = parser.parseFromString(html, 'text/html')
  const one = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? undefined
  return {
    document,
    title: document.title,
    canonical: one('link[rel=canonical]', 'href'),
    description: one('meta[name=description]', 'content'),
    noindex: one('meta[name=robots]', 'content') === 'noindex',
    property: (name: string) => one(`meta[property="${name}"]`, 'content'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      script => JSON.parse(script.textContent) as Json,
    ),
    hrefs: [...document.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? ''),
  }
}

/** What a thing is; a game is two. */
export const typesOf = (thing: Json): string[] => [thing['@type'] ?? []].flat() as string[]

export const locsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

/** Where a page's links lead, as they are written in it. Patterns are enough: our markup is regular. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** The address of every page in the site map that a web process serves; all of it must be of one site, the one that visitors see. */
export async function sitemapLocs(web: string): Promise<string[]> {
  const read = async (path: string) => locsOf(await (await fetch(web + path)).text())
  const parts = await read('/sitemap.xml')
  const locs = (await Promise.all(parts.map(part => read(new URL(part).pathname)))).flat()
  const sites = new Set([...parts, ...locs].map(loc => new URL(loc).origin))
  if (sites.size !== 1) throw new Error(`the site map names ${[...sites].join(' and ')}`)
  return locs
}
