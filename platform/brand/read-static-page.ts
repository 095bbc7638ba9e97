import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Line, StaticPage, StaticPagePart, StaticPageSection } from '../../contract/static-page.ts'
import { safeLink } from '../../rules/links/safe-link.ts'
import type { Fault, Read } from './faults.ts'
import { plainText } from './plain-text.ts'

const MAX_BYTES = 100_000

type Told = (fault: string) => void

/**
 * A text in Markdown as the parts of a page. No markup is made of it: what a page can't show is refused, and the rest is text, which
 * the renderer escapes like any other.
 */
export function readStaticPage(markdown: string): Read<StaticPage> {
  if (Buffer.byteLength(markdown) > MAX_BYTES)
    return { value: undefined, faults: [`is larger than ${MAX_BYTES} bytes`] }
  const faults: Fault[] = []
  const staticPage: StaticPage = { title: '', lead: '', sections: [] }
  const ids = new Set(['content'])
  let line = 1
  for (const token of tokensOf(markdown, faults)) {
    const here = line
    line += token.raw.split('\n').length - 1
    take(staticPage, token as MarkedToken, ids, fault => faults.push(`line ${here}: ${fault}`))
  }
  if (!staticPage.title) faults.push('must begin with a title: # Privacy')
  if (!staticPage.lead) faults.push('needs a first paragraph below its title, which search engines show')
  return { value: faults.length > 0 ? undefined : staticPage, faults }
}

function tokensOf(markdown: string, faults: Fault[]): Token[] {
  try {
    return lexer(markdown)
  } catch (error) {
    faults.push(`can’t be read as Markdown: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

function take(staticPage: StaticPage, token: MarkedToken, ids: Set<string>, tell: Told): void {
  // A definition is repeated by each link that uses it.
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return
  if (token.type === 'heading' && token.depth === 1) {
    if (staticPage.title) tell('a page has one title; others begin with ##')
    staticPage.title = flat(lineOf(token.tokens, tell))
  } else if (token.type === 'heading' && token.depth === 2) {
    staticPage.sections.push(
      sectionOf(flat(lineOf(token.tokens, tell)), staticPage.sections.length + 1, ids, tell),
    )
  } else if (token.type === 'paragraph' && !staticPage.lead) {
    staticPage.lead = flat(lineOf(token.tokens, tell))
  } else if (token.type === 'blockquote' && !staticPage.note && staticPage.sections.length === 0) {
    staticPage.note = flat(blockLine(token.tokens, tell))
  } else {
    const part = partOf(token, tell)
    if (!part) return
    if (staticPage.sections.length === 0)
      staticPage.sections.push({ id: 'part-0', heading: undefined, parts: [] })
    staticPage.sections.at(-1)?.parts.push(part)
  }
}

/** `## Contact {#contact}`: what a link to it names may be said. */
function sectionOf(heading: string, n: number, ids: Set<string>, tell: Told): StaticPageSection {
  const [, text = heading, id = `part-${n}`] = /^(.*?)\s*\{#([a-z][a-z\d-]{0,40})\}$/.exec(heading) ?? []
  if (ids.has(id)) tell(`there is a #${id} already`)
  ids.add(id)
  return { id, heading: text, parts: [] }
}

function partOf(token: MarkedToken, tell: Told): StaticPagePart | undefined {
  if (token.type === 'paragraph') return { text: lineOf(token.tokens, tell) }
  if (token.type === 'heading') return { subheading: flat(lineOf(token.tokens, tell)) }
  if (token.type === 'list') {
    const list = token.items.map(item => blockLine(item.tokens, tell))
    return token.ordered ? { list, numbered: true } : { list }
  }
  if (token.type === 'table') return { table: tableOf(token, tell) }
  tell(refusal(token))
  return undefined
}

const tableOf = ({ header, rows }: Tokens.Table, tell: Told) => ({
  head: header.map(cell => flat(lineOf(cell.tokens, tell))),
  rows: rows.map(row => row.map(cell => lineOf(cell.tokens, tell))),
})

/** The content of a list item or note: text alone. */
function blockLine(tokens: Token[], tell: Told): Line {
  return joined(
    tokens.flatMap(token => {
      if (token.type === 'space') return []
      if (token.type === 'paragraph' || token.type === 'text') return pieces(token.tokens ?? [], tell)
      tell(refusal(token as MarkedToken))
      return []
    }),
  )
}

type Piece = Exclude<Line, string>[number]

const lineOf = (tokens: Token[], tell: Told): Line => joined(pieces(tokens, tell))

function pieces(tokens: Token[], tell: Told): Piece[] {
  return tokens.flatMap((each): Piece[] => {
    const token = each as MarkedToken
    switch (token.type) {
      case 'text':
        return [plainText(token.text, tell)]
      case 'escape':
      case 'codespan':
        return [token.text]
      case 'br':
        return [' ']
      case 'em':
      case 'del':
        return pieces(token.tokens, tell)
      case 'strong':
        return [{ strong: flat(lineOf(token.tokens, tell)) }]
      case 'link':
        return [linkOf(token, tell)]
      default:
        tell(refusal(token))
        return []
    }
  })
}

function linkOf({ href, tokens }: Tokens.Link, tell: Told): Piece {
  const text = flat(lineOf(tokens, tell))
  const address = plainText(href, tell)
  if (
    safeLink(address) ||
    /^#[a-z][a-z\d-]*$/.test(address) ||
    /^mailto:[^\s@?&<>"]+@[\w.-]+$/i.test(address)
  )
    return { text, href: address }
  tell(
    `a link may lead to https://…, to a path of this site, to #… or mailto:…, and not to ${address.slice(0, 80)}`,
  )
  return text
}

/** As short as it can be said: neighbours that are text are one. */
function joined(all: Piece[]): Line {
  const line: Piece[] = []
  for (const piece of all) {
    const last = line.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = last + piece
    else line.push(piece)
  }
  const [only = '', ...more] = line
  return more.length === 0 && typeof only === 'string' ? only : line
}

/** Where a page shows no links. */
const flat = (line: Line): string =>
  typeof line === 'string'
    ? line
    : line
        .map(piece => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text))
        .join('')

const REFUSED: Partial<Record<MarkedToken['type'], string>> = {
  html: 'HTML',
  image: 'a picture',
  code: 'a block of code (or a line with four blanks before it)',
  blockquote: 'a quotation, but for one note before the first ##,',
  list: 'a list in a list',
  checkbox: 'a box to tick',
}

const refusal = ({ type, raw }: MarkedToken): string =>
  `${REFUSED[type] ?? type} can’t stand here: ${raw.trim().slice(0, 60)}`
