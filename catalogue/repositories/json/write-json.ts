import type { Span } from './scan-json.ts'

/** How an index is written: fdroidserver does it as Python does, or with two spaces a step; others without any space. */
export type Style = 'spaced' | 'indented' | 'dense'

export function styleOf(text: Buffer): Style {
  const start = text.toString('latin1', 0, 20)
  if (/^\{\n {2}"/.test(start)) return 'indented'
  return /^\{"\w+": /.test(start) ? 'spaced' : 'dense'
}

/** Indented for that depth of the document. */
export function writeJson(value: unknown, style: Style, depth = 0): string {
  if (style === 'dense') return JSON.stringify(value)
  if (style === 'indented') return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`)
  return spaced(value)
}

/** A text in pieces, as most of them stand in another text and are copied once; and where its members are, from its beginning on. */
export interface Written {
  pieces: Buffer[]
  size: number
  members: Map<string, Span>
}

export function asWritten(text: string | Buffer, members = new Map<string, Span>()): Written {
  const piece = Buffer.isBuffer(text) ? text : Buffer.from(text)
  return { pieces: [piece], size: piece.length, members }
}

/** An object whose members are written already. */
export function writeObject(
  members: readonly (readonly [name: string, value: Written])[],
  style: Style,
  depth: number,
): Written {
  if (members.length === 0) return asWritten('{}')
  const step = style === 'indented' ? `\n${'  '.repeat(depth + 1)}` : ''
  const between = style === 'spaced' ? ', ' : `,${step}`
  const colon = style === 'dense' ? ':' : ': '
  const whole = asWritten(`{${step}`)
  const add = (piece: Buffer) => {
    whole.pieces.push(piece)
    whole.size += piece.length
  }
  for (const [at, [name, { pieces }]] of members.entries()) {
    add(Buffer.from(`${at > 0 ? between : ''}${JSON.stringify(name)}${colon}`))
    const from = whole.size
    for (const piece of pieces) add(piece)
    whole.members.set(name, { from, to: whole.size })
  }
  add(Buffer.from(`${step.slice(0, Math.max(0, step.length - 2))}}`))
  return whole
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${spaced(inner)}`)
  return `{${members.join(', ')}}`
}
