import { Malformed } from '../malformed.ts'
import { type Chunk, chunkAt, chunksIn, mustHaveHeader, STRING_POOL, XML } from './chunk.ts'
import { readStringPool, type StringPool } from './string-pool.ts'
import { readValue, STRING, type Value } from './value.ts'

const RESOURCE_MAP = 0x0180
const START = 0x0102
const END = 0x0103
const FIRST_NODE = 0x0100
const LAST_NODE = 0x017f
const NODE_SIZE = 16
const START_SIZE = 20
const ATTRIBUTE_SIZE = 20
const MAX_DEPTH = 100

export interface Attribute extends Value {
  /** What Android knows it by; 0 for `package` and others that are no resources. */
  id: number
  name: string
  namespace: string | null
  /** Its text occurs a second time, and differs. */
  twofold: boolean
}

export interface Element {
  name: string
  /** The root's is 1. */
  depth: number
  attributes(): Attribute[]
}

/** The elements of binary XML in their order. Attributes are read when asked for, by those who need them. */
export function* elementsOf(data: Buffer): Generator<Element> {
  const root = chunkAt(data, 0, data.length, 'xml-broken')
  if (root.type !== XML) throw new Malformed('xml-broken', `is of type ${root.type}`)
  let strings: StringPool | null = null
  let ids: Chunk | null = null
  let depth = 0
  for (const chunk of chunksIn(data, root.body, root.end, 'xml-broken')) {
    const node = chunk.type >= FIRST_NODE && chunk.type <= LAST_NODE
    if (chunk.type === STRING_POOL) {
      // Of two, some readers take the first.
      if (strings) throw new Malformed('xml-broken', 'two pools of strings')
      strings = readStringPool(data, chunk)
    } else if (chunk.type === RESOURCE_MAP) {
      if (ids) throw new Malformed('xml-broken', 'two maps of resources')
      ids = chunk
    } else if (node) {
      mustHaveHeader(chunk, NODE_SIZE, 'xml-broken')
      if (!strings) throw new Malformed('xml-broken', 'no strings')
      if (chunk.type === END) depth -= 1
      if (depth < 0) throw new Malformed('xml-broken', 'an end without a start')
      if (chunk.type !== START) continue
      depth += 1
      if (depth > MAX_DEPTH) throw new Malformed('xml-too-deep')
      yield elementAt(data, chunk, depth, strings, ids)
    }
  }
  if (depth > 0) throw new Malformed('xml-broken', 'a start without an end')
}

function elementAt(
  data: Buffer,
  chunk: Chunk,
  depth: number,
  strings: StringPool,
  ids: Chunk | null,
): Element {
  const { body, end } = chunk
  if (body + START_SIZE > end) throw new Malformed('xml-broken', `element at ${chunk.at}`)
  const first = body + data.readUInt16LE(body + 8)
  const stride = data.readUInt16LE(body + 10)
  const count = data.readUInt16LE(body + 12)
  if (count > 0 && (stride < ATTRIBUTE_SIZE || first + stride * count > end))
    throw new Malformed('xml-broken', `attributes at ${first}`)
  return {
    name: strings.at(data.readUInt32LE(body + 4)) ?? '',
    depth,
    attributes: () =>
      Array.from({ length: count }, (_, index) => attributeAt(data, first + stride * index, strings, ids)),
  }
}

function attributeAt(data: Buffer, at: number, strings: StringPool, ids: Chunk | null): Attribute {
  const name = data.readUInt32LE(at + 4)
  const idAt = ids ? ids.body + name * 4 : 0
  const value = readValue(data, at + 12, strings)
  const raw = strings.at(data.readUInt32LE(at + 8))
  return {
    ...value,
    id: ids && idAt + 4 <= ids.end ? data.readUInt32LE(idAt) : 0,
    name: strings.at(name) ?? '',
    namespace: strings.at(data.readUInt32LE(at)),
    twofold: value.type === STRING && raw !== null && raw !== value.text,
  }
}
