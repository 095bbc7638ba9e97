/** The characters for which Markdown's writers use names. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
}

/** Text with entities such as `&lt;` decoded. */
export function plainText(text: string, tell: (fault: string) => void): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,30}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) {
        const character = NAMED[name]
        if (character === undefined) tell(`${whole} is not known here: write the character itself`)
        return character ?? whole
      }
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      if (code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))
        return String.fromCodePoint(code)
      tell(`${whole} is no character`)
      return whole
    },
  )
}
