import { remembered } from './remembered.ts'
import { simplified } from './simplified.ts'

/** One way to write each text: full width, capitals, accents, signs and traditional characters make no difference to a search. */
export function plainText(text: string): string {
  return text.length > MAX_REMEMBERED ? asPlain(text) : shortAsPlain(text)
}

/** Names and summaries are asked for several times; descriptions are long, and each is another. */
const MAX_REMEMBERED = 100
const shortAsPlain = remembered(asPlain)

function asPlain(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return simplified(plain)
}
