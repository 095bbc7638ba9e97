import { UNSEEN_MARKS } from '../../../contract/import/unseen.ts'

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
}

/** What turns the direction of writing, does nothing, or is none: written as a number it would pass those who look for it. */
const UNSEEN = new RegExp(String.raw`(?!\n)\p{Cc}|[${UNSEEN_MARKS}]|\p{Cs}`, 'gu')

const BLOCK = /^\/?(?:ul|ol|p|div|h[1-6]|blockquote|pre|hr|table|tr)$/

/**
 * The simple HTML of F-Droid's descriptions as paragraphs and lines of plain text. A line's end is one there, too. Nothing that is left
 * is markup: signs that were written as such (`&lt;`) are text, and pages show them so.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,10}));/gi, decoded)
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n• ?/g, '\n• ')
    .trim()
}

/** Goes over it once, from one `<` to the next, so that no text takes longer than others of its length. */
function withoutTags(html: string): string {
  const [first = '', ...pieces] = html.split('<')
  let text = first
  /** The text that ends the hidden part it is in; empty: none. */
  let until = ''
  for (const piece of pieces) {
    if (until === '-->') {
      const end = piece.indexOf(until)
      if (end >= 0) {
        text += piece.slice(end + until.length)
        until = ''
      }
      continue
    }
    const end = piece.indexOf('>')
    const [name = ''] = /^\/?[a-z][a-z0-9]*/i.exec(piece) ?? []
    const tag = name.toLowerCase()
    if (until) {
      if (tag === until && end >= 0) {
        text += piece.slice(end + 1)
        until = ''
      }
    } else if (piece.startsWith('!--')) {
      const closed = piece.indexOf('-->')
      if (closed >= 0) text += piece.slice(closed + 3)
      else until = '-->'
    } else if (end < 0 || tag === '') text += `<${piece}`
    else if (tag === 'script' || tag === 'style') until = `/${tag}`
    else text += saidBy(tag, piece.slice(0, end)) + piece.slice(end + 1)
  }
  return text
}

function saidBy(tag: string, inner: string): string {
  if (/^https?:\/\/\S+$/i.test(inner)) return inner
  if (tag === 'br') return '\n'
  if (tag === 'li') return '\n• '
  return BLOCK.test(tag) ? '\n\n' : ''
}

function decoded(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A text that is too long ends between two words, where there are any, and shows that it does. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const start = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')
  const end = start.search(/\s\S*$/)
  return `${(end > longest * 0.7 ? start.slice(0, end) : start).trimEnd()}…`
}
