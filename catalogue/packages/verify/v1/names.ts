import { type Node, nodeAt, oidAt } from './asn1.ts'

/** Who issued a certificate, and which of theirs it is: by this a signature names its certificate. */
export function issuerAndSerial(issuer: Node, serial: Node): string {
  return `${nameText(issuer)}\n${integerText(serial.content)}`
}

/** Names are compared by what they say: one and the same is written in several ways, with other kinds of strings. */
function nameText(name: Node): string {
  return name.nodes.map(part => part.nodes.map(attributeText).sort().join('+')).join(',')
}

function attributeText(attribute: Node): string {
  const { text, raw } = nodeAt(attribute, 1)
  const value = text === undefined ? `#${raw.toString('hex')}` : words(text)
  return `${oidAt(attribute, 0)}=${value}`
}

const words = (text: string) => JSON.stringify(text.toLowerCase().split(/\s/).filter(Boolean).join(' '))

/** Without bytes that add nothing, of which some write one at the front. */
function integerText(bytes: Buffer): string {
  let from = 0
  while (from + 1 < bytes.length) {
    const isNegative = (bytes[from + 1] ?? 0) >= 0x80
    if (bytes[from] !== (isNegative ? 0xff : 0)) break
    from += 1
  }
  return bytes.subarray(from).toString('hex')
}
