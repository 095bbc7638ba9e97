import { createHash } from 'node:crypto'
import { hrefsOf, sitemapLocs } from '../support/read-page.ts'

/**
 * `npm run page-hashes http://127.0.0.1:3000 > before.txt`: a line for every page that a link or the site map leads to, in every
 * page type. Made before and after a change that must not be seen, and compared. Names that a build gives are left out.
 */
const AT_ONCE = 2
const AGENTS = {
  PC: 'Mozilla/5.0 (X11; Linux x64) Chrome/130',
  Mobile: 'Mozilla/5.0 (Linux; Android 9) Chrome/130 Mobile',
}

const [at] = process.argv.slice(2)
if (!at) throw new Error('say where the web process listens, such as http://127.0.0.1:3000')

const linksOf = (html: string, path: string) =>
  hrefsOf(html)
    .map(href => new URL(href, at + path))
    .filter(({ origin, pathname }) => origin === at && !/^\/(packages|go|img|videos)\b/.test(pathname))
    .map(({ pathname, search }) => pathname + search)

/** What differs from build to build, or from second to second, and shows nothing: a class begins with its file's hash. */
const settled = (html: string) =>
  html
    .replaceAll(/\bclass="[^"]*"/g, classes => classes.replaceAll(/(?<=["\s])_?[\w-]{6}_(?=[a-z])/g, ''))
    .replaceAll(/<script\b[^>]*>(?:(?!<\/script>).)*\/assets\/.*?<\/script>/gs, '')
    .replaceAll(/(\/assets\/[\w-]+)-[\w-]{8}\.(js|css|svg)/g, '$1.$2')
    .replaceAll(/(\/packages\/|[?&]expires=|[?&]sign=)[\w.-]+/g, '$1')

async function hashes(type: string, agent: string, from: string[]): Promise<string[]> {
  const seen = new Set(from)
  const waiting = [...seen]
  const lines: string[] = []
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(at + path, { redirect: 'manual', headers: { 'user-agent': agent } })
      const html = await answer.text()
      const hash = createHash('sha256').update(settled(html)).digest('base64url').slice(0, 16)
      lines.push(`${type} ${path} ${answer.status} ${hash}`)
      for (const link of linksOf(html, path)) {
        if (seen.has(link)) continue
        seen.add(link)
        waiting.push(link)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return lines
}

const listed = (await sitemapLocs(at)).map(loc => new URL(loc).pathname + new URL(loc).search)
const mip = listed.filter(path => /^\/apps\/\d+$/.test(path)).map(path => `/mip${path}`)
for (const [type, agent] of Object.entries(AGENTS))
  for (const line of (await hashes(type, agent, ['/', ...listed, ...mip])).sort()) console.log(line)
