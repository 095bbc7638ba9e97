const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: just these are forbidden.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text without the signs that XML can't hold, however they are written. */
export const plainXml = (text: string) => text.toWellFormed().replace(forbidden, '')

/** Text within XML. */
export const xmlText = (text: string) => plainXml(text).replace(/[&<>"']/g, sign => signs[sign] ?? '')

/** An element with text in it; without text there is no element. */
export const xmlElement = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`

export const xmlFile = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`
