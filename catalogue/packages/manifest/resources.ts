import { Malformed } from '../malformed.ts'
import { type Chunk, chunkAt, chunksIn, mustHaveHeader, STRING_POOL, TABLE } from './chunk.ts'
import type { Config } from './config.ts'
import { entryIn, openType, type ResourceType } from './resource-type.ts'
import { readStringPool, type StringPool } from './string-pool.ts'
import type { Value } from './value.ts'

const PACKAGE = 0x0200
const TYPE = 0x0201
const TABLE_HEADER = 12
/** What old tools wrote; later ones have a field more. */
const PACKAGE_HEADER = 284
/** Total look-ups of a type for a device. Real packages take some thousand; references that fan out have no end. */
const MAX_LOOKS = 2_000_000

export interface Found {
  config: Config
  value: Value
}

export interface Resources {
  /** The values of a number, one for each kind of device. Sets and styles are ignored. */
  find(id: number): Found[]
}

export const NO_RESOURCES: Resources = { find: () => [] }

/** Scans the table once, without its types: unused ones are never read. */
export function readResources(data: Buffer): Resources {
  const table = chunkAt(data, 0, data.length, 'resources-broken')
  if (table.type !== TABLE) throw new Malformed('resources-broken', `is of type ${table.type}`)
  mustHaveHeader(table, TABLE_HEADER, 'resources-broken')
  let strings: StringPool | null = null
  const types = new Map<number, ResourceType[]>()
  for (const chunk of chunksIn(data, table.body, table.end, 'resources-broken')) {
    if (chunk.type === STRING_POOL) {
      if (strings) throw new Malformed('resources-broken', 'two pools of strings')
      strings = readStringPool(data, chunk)
    } else if (chunk.type === PACKAGE) addTypes(data, chunk, types)
  }
  const pool = strings
  if (!pool) return NO_RESOURCES

  let looks = 0
  return {
    find(id) {
      const found: Found[] = []
      const ofType = types.get(id >>> 16) ?? []
      looks += ofType.length
      if (looks > MAX_LOOKS) throw new Malformed('resources-tangled')
      for (const type of ofType) {
        const value = entryIn(data, type, id & 0xffff, pool)
        if (value) found.push({ config: type.config, value })
      }
      return found
    },
  }
}

/** By package and type, as the upper half of a number has them. */
function addTypes(data: Buffer, chunk: Chunk, types: Map<number, ResourceType[]>): void {
  mustHaveHeader(chunk, PACKAGE_HEADER, 'resources-broken')
  const packageId = data.readUInt32LE(chunk.at + 8)
  if (packageId > 0xff) throw new Malformed('resources-broken', `package ${packageId}`)
  for (const inner of chunksIn(data, chunk.body, chunk.end, 'resources-broken')) {
    if (inner.type !== TYPE) continue
    const type = openType(data, inner)
    const key = (packageId << 8) | type.id
    const others = types.get(key)
    if (others) others.push(type)
    else types.set(key, [type])
  }
}
