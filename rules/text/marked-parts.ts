export interface TextPart {
  text: string
  hit: boolean
}

/** The text in parts, those apart that are one of the words, of letters where a word begins; the longest words come first. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, hit: false }]
  const escaped = words.map(word => {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return /^[a-z0-9]+$/i.test(word) ? `(?<![a-z])${plain}` : plain
  })
  // Every second part is what the group caught.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter(part => part.text !== '')
}
