import { sitemapTagOfApp } from '../../rules/links/sitemap-part.ts'

/** A line of a header has 8 kB at the edge, a tag 60 characters. */
const TAGS_A_LINE = 100

/** The xkey lines for an edge. An app is also in a part of the sitemap, which does not name its apps. */
export function purgeLines(tags: readonly string[]): string[] {
  const wider = [...new Set(tags.flatMap(tag => [tag, ...partOf(tag)]))]
  const lines = Array.from({ length: Math.ceil(wider.length / TAGS_A_LINE) }, (_, i) =>
    wider.slice(i * TAGS_A_LINE, (i + 1) * TAGS_A_LINE),
  )
  return lines.map(line => line.join(' '))
}

function partOf(tag: string): string[] {
  const app = /^app-(\d{1,15})$/.exec(tag)?.[1]
  return app ? [sitemapTagOfApp(Number(app))] : []
}
