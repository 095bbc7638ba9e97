/** How an index is written: fdroidserver does it as Python does, or with two spaces a step; others without any space. */
export type Style = 'spaced' | 'indented' | 'dense'

export function styleOf(text: Buffer): Style {
  const start = text.toString('latin1', 0, 20)
  if (/^\{\n {2}"/.test(start)) return 'indented'
  return /^\{"\w+": /.test(start) ? 'spaced' : 'dense'
}

/** As it stands that many steps inside of the whole. */
export function writeJson(value: unknown, style: Style, depth = 0): string {
  if (style === 'dense') return JSON.stringify(value)
  if (style === 'indented') return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`)
  return spaced(value)
}

/** Members of an object, each written already. */
export function writeObject(
  members: [name: string, text: string | Buffer][],
  style: Style,
  depth: number,
): Buffer {
  if (members.length === 0) return Buffer.from('{}')
  const step = style === 'indented' ? `\n${'  '.repeat(depth + 1)}` : ''
  const between = style === 'spaced' ? ', ' : `,${step}`
  const colon = style === 'dense' ? ':' : ': '
  const parts: Buffer[] = [Buffer.from(`{${step}`)]
  for (const [at, [name, text]] of members.entries())
    parts.push(Buffer.from(`${at > 0 ? between : ''}${JSON.stringify(name)}${colon}`), bytesOf(text))
  parts.push(Buffer.from(`${step.slice(0, Math.max(0, step.length - 2))}}`))
  return Buffer.concat(parts)
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${spaced(inner)}`)
  return `{${members.join(', ')}}`
}

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)
