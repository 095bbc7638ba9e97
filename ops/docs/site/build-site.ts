import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexer, Marked, type Token, type Tokens } from 'marked'
import { deadLinks } from './dead-links.ts'
import { headingsOf, slugger } from './markdown.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A section of a page, as the browser searches it. */
interface Section {
  page: string
  heading: string
  url: string
  text: string
}

/** Builds docs/ of the repository `root` as a site into `out`, which is emptied. Throws if a link is dead. */
export function buildDocsSite(root: string, out: string): void {
  const docs = join(root, 'docs')
  const pages = globSync('**/*.md', { cwd: docs }).sort()
  const dead = deadLinks(
    root,
    pages.map(page => join('docs', page)),
  )
  if (dead.length > 0) throw new Error(`Dead links:\n  ${dead.join('\n  ')}`)
  rmSync(out, { recursive: true, force: true })
  const groups = sidebarOf(readFileSync(join(docs, 'README.md'), 'utf8'))
  const index: Section[] = []
  for (const page of pages) {
    const markdown = readFileSync(join(docs, page), 'utf8')
    const title = headingsOf(markdown)[0]?.text ?? page
    const file = join(out, addressOf(page))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageHtml({ page, title, body: bodyOf(page, markdown), groups }))
    index.push(...sectionsOf(page, title, markdown))
  }
  writeFileSync(join(out, 'search.json'), JSON.stringify(index))
  for (const name of ['search.js', 'site.css']) cpSync(here(name), join(out, name))
  cpSync(join(docs, 'images'), join(out, 'images'), { recursive: true })
}

/** `how-to/monitor.md` becomes `how-to/monitor.html`, and a README the index of its folder. */
const addressOf = (page: string) => page.replace(/\.md$/, '.html').replace(/README\.html$/, 'index.html')

/** Returns the pages that the index lists, by heading. */
function sidebarOf(index: string): [group: string, pages: Tokens.Link[]][] {
  const groups: [string, Tokens.Link[]][] = []
  for (const token of lexer(index)) {
    if (token.type === 'heading' && token.depth === 2) groups.push([token.text, []])
    if (token.type === 'list') groups.at(-1)?.[1].push(...(token as Tokens.List).items.flatMap(linksIn))
  }
  return groups
}

/** The first link of a line is the page that it is about. */
const linksIn = ({ tokens }: Tokens.ListItem): Tokens.Link[] => {
  const inner = tokens.flatMap((token: Token) => ('tokens' in token && token.tokens ? token.tokens : [token]))
  return inner.filter((token): token is Tokens.Link => token.type === 'link').slice(0, 1)
}

function bodyOf(page: string, markdown: string): string {
  const slugOf = slugger()
  const anchors = headingsOf(markdown).map(({ text }) => slugOf(text))
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${anchors.shift()}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // Sources are not part of the site: their links become plain text.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = targetIn(page, href)
        return target === undefined ? text : `<a href="${target}">${text}</a>`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

/** undefined: outside of the site. */
function targetIn(page: string, href: string): string | undefined {
  const [path = '', anchor] = href.split('#')
  if (/^[a-z]+:/.test(href) || path === '') return href
  if (posix.join(posix.dirname(page), path).startsWith('..')) return undefined
  if (/\.json$/.test(path)) return undefined
  const file = path.endsWith('/') ? `${path}index.html` : addressOf(path)
  return anchor === undefined ? file : `${file}#${anchor}`
}

function sectionsOf(page: string, title: string, markdown: string): Section[] {
  const headings = headingsOf(markdown)
  const parts = markdown
    .replace(/^```[\s\S]*?^```/gm, block => block.replace(/^#/gm, ''))
    .split(/^#{1,6} .*$/m)
    .slice(1)
  return headings.map(({ text, slug }, i) => ({
    page: title,
    heading: text,
    url: `${addressOf(page)}${i === 0 ? '' : `#${slug}`}`,
    text: (parts[i] ?? '')
      .replace(/\]\([^)]*\)|[`*|[\]]|<!--.*?-->/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

interface Page {
  page: string
  title: string
  body: string
  groups: [group: string, pages: Tokens.Link[]][]
}

function pageHtml({ page, title, body, groups }: Page): string {
  const up = '../'.repeat(page.split('/').length - 1)
  const nav = groups.map(
    ([group, pages]) =>
      `<h2>${group}</h2><ul>${pages
        .map(({ href, text }) => {
          const isHere = href === page ? ' aria-current="page"' : ''
          return `<li><a href="${up}${targetIn('README.md', href)}"${isHere}>${text}</a></li>`
        })
        .join('')}</ul>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'self'">
<title>${title} · Pergola</title>
<link rel="stylesheet" href="${up}site.css">
<script type="module" src="${up}search.js" data-root="${up}" id="search-script"></script>
<nav>
<a href="${up}index.html"><strong>Pergola docs</strong></a>
<input type="search" id="search" placeholder="Search" aria-label="Search" autocomplete="off">
<ol id="found" hidden></ol>
${nav.join('\n')}
</nav>
<main>
${body}</main>
</html>
`
}
