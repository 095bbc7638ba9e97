/** One attribute of invented binary XML: its number, or the name of one without; what it is, or what it refers to. */
export interface XmlAttribute {
  id?: number
  name: string
  namespace?: string | null
  type?: number
  data?: number
  text?: string
  /** What its text is the second time. */
  raw?: string
}

export interface XmlElement {
  name: string
  attributes?: XmlAttribute[]
  inner?: XmlElement[]
}

const ANDROID = 'http://schemas.android.com/apk/res/android'

export function buildXml(root: XmlElement): Buffer {
  const attributes: XmlAttribute[] = []
  const collect = (element: XmlElement) => {
    attributes.push(...(element.attributes ?? []))
    element.inner?.forEach(collect)
  }
  collect(root)
  // Attributes with numbers first: the map says them by their place among the strings.
  const named = attributes.filter(attribute => attribute.id)
  const strings = named.map(attribute => attribute.name)
  const indexOf = (text: string): number => {
    const found = strings.indexOf(text, named.length)
    return found >= 0 ? found : strings.push(text) - 1
  }
  const nodes = Buffer.concat(elementChunks(root, named, indexOf))
  const map = buildChunk(0x0180, Buffer.alloc(0), words(...named.map(attribute => attribute.id ?? 0)))
  return buildChunk(0x0003, Buffer.alloc(0), Buffer.concat([buildStrings(strings), map, nodes]))
}

function elementChunks(
  element: XmlElement,
  named: XmlAttribute[],
  indexOf: (text: string) => number,
): Buffer[] {
  const attributes = (element.attributes ?? []).map(attribute => {
    const { name, namespace = attribute.id ? ANDROID : null, text, raw = text } = attribute
    const type = attribute.type ?? (text === undefined ? 0x10 : 0x03)
    return Buffer.concat([
      words(namespace === null ? 0xffffffff : indexOf(namespace)),
      words(attribute.id ? named.indexOf(attribute) : indexOf(name)),
      words(raw === undefined ? 0xffffffff : indexOf(raw)),
      Buffer.from([8, 0, 0, type]),
      words(text === undefined ? (attribute.data ?? 0) : indexOf(text)),
    ])
  })
  const counts = Buffer.alloc(12)
  counts.writeUInt16LE(20, 0)
  counts.writeUInt16LE(20, 2)
  counts.writeUInt16LE(attributes.length, 4)
  const name = words(0xffffffff, indexOf(element.name))
  const line = words(1, 0xffffffff)
  const inner = (element.inner ?? []).flatMap(one => elementChunks(one, named, indexOf))
  return [
    buildChunk(0x0102, line, Buffer.concat([name, counts, ...attributes])),
    ...inner,
    buildChunk(0x0103, line, name),
  ]
}

export function buildStrings(strings: string[], utf8 = false): Buffer {
  const bodies = strings.map(text => {
    const encoded = Buffer.from(text, utf8 ? 'utf8' : 'utf16le')
    if (utf8) return Buffer.concat([Buffer.from([text.length, encoded.length]), encoded, Buffer.alloc(1)])
    const length = Buffer.alloc(2)
    length.writeUInt16LE(text.length)
    return Buffer.concat([length, encoded, Buffer.alloc(2)])
  })
  let at = 0
  const offsets = bodies.map(body => {
    at += body.length
    return at - body.length
  })
  const start = 28 + offsets.length * 4
  const header = words(strings.length, 0, utf8 ? 0x100 : 0, start, 0)
  return buildChunk(0x0001, header, Buffer.concat([words(...offsets), ...bodies]))
}

/** Padded to whole words, as all chunks are. */
export function buildChunk(type: number, header: Buffer, body: Buffer): Buffer {
  const padding = (4 - (body.length % 4)) % 4
  const start = Buffer.alloc(8)
  start.writeUInt16LE(type, 0)
  start.writeUInt16LE(8 + header.length, 2)
  start.writeUInt32LE(8 + header.length + body.length + padding, 4)
  return Buffer.concat([start, header, body, Buffer.alloc(padding)])
}

export function words(...numbers: number[]): Buffer {
  const buffer = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, at) => {
    buffer.writeUInt32LE(number >>> 0, at * 4)
  })
  return buffer
}
