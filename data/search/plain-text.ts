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

/** The text as one word, because people add or omit spaces. */
export const asOneWord = (plain: string) => plain.replaceAll(' ', '')

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** The text as runs of Chinese characters and of others. */
export const runsOf = (plain: string): string[] => plain.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []
