import { lexer, type Token, type Tokens, walkTokens } from 'marked'

export interface Heading {
  depth: number
  text: string
  /** The anchor that GitHub gives it. */
  slug: string
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** Returns the text of a heading without its formatting. */
function plainText(tokens: Token[]): string {
  return tokens
    .map(token =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('')
}

/** Returns a function that turns the headings of one page into anchors, as GitHub does: repeated ones get a number. */
export function slugger(): (text: string) => string {
  const seen = new Map<string, number>()
  return text => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  }
}

export function headingsOf(markdown: string): Heading[] {
  const slugOf = slugger()
  return lexer(markdown)
    .filter(isHeading)
    .map(({ depth, tokens }) => {
      const text = unescaped(plainText(tokens))
      return { depth, text, slug: slugOf(text) }
    })
}

/** Returns the targets of all links and pictures, also of those in HTML. */
export function targetsOf(markdown: string): string[] {
  const targets: string[] = []
  walkTokens(lexer(markdown), token => {
    if (token.type === 'link' || token.type === 'image') targets.push(token.href)
    if (token.type === 'html')
      targets.push(...[...token.text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target))
  })
  return targets
}

/** marked escapes what it reads as text. */
const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as 'amp'] ?? "'",
  )
