import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an invented ZIP. What is said of it may be a lie, in either header. */
export interface ZipPart {
  name: string | Buffer
  data?: Buffer | string
  /** Deflated unless it says otherwise. */
  stored?: boolean
  method?: number
  flags?: number
  crc?: number
  compressedSize?: number
  size?: number
  /** The directory's offset, as it claims. */
  offset?: number
  /** What its own header says otherwise. */
  local?: Partial<Record<'method' | 'flags' | 'crc' | 'compressedSize' | 'size', number>> & { name?: string }
  /** Bytes before its header. */
  gap?: Buffer
  /** The checksum and sizes behind the data, with the mark that most write before them. */
  descriptor?: Buffer
}

export interface ZipEnd {
  comment?: Buffer
  /** Between files and directory, in the directory behind its entries, and between it and the end record. */
  beforeDirectory?: Buffer
  inDirectory?: Buffer
  beforeEnd?: Buffer
  count?: number
  disk?: number
  directoryOffset?: number
  directorySize?: number
}

export function buildZip(parts: ZipPart[], end: ZipEnd = {}): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  const add = (...buffers: Buffer[]) => {
    files.push(...buffers)
    for (const buffer of buffers) at += buffer.length
  }
  for (const part of parts) {
    add(part.gap ?? NOTHING)
    const { header, body, central } = buildPart(part, at)
    directory.push(central)
    add(header, body, part.descriptor ?? NOTHING)
  }
  add(end.beforeDirectory ?? NOTHING)
  const listed = Buffer.concat([...directory, end.inDirectory ?? NOTHING])
  return Buffer.concat([
    ...files,
    listed,
    end.beforeEnd ?? NOTHING,
    buildEnd(parts.length, at, listed.length, end),
  ])
}

const NOTHING = Buffer.alloc(0)

function buildPart(part: ZipPart, at: number) {
  const data = Buffer.from(part.data ?? '')
  const body = part.stored ? data : deflateRawSync(data)
  const said = {
    method: part.method ?? (part.stored ? 0 : 8),
    flags: part.flags ?? 0,
    crc: part.crc ?? crc32(data),
    compressedSize: part.compressedSize ?? body.length,
    size: part.size ?? data.length,
  }
  const name = Buffer.from(part.name)
  const localName = Buffer.from(part.local?.name ?? part.name)
  const header = Buffer.concat([numbers('PK\x03\x04', 30, { ...said, ...part.local }, 6), localName])
  header.writeUInt16LE(localName.length, 26)
  const central = Buffer.concat([numbers('PK\x01\x02', 46, said, 8), name])
  central.writeUInt16LE(name.length, 28)
  central.writeUInt32LE(part.offset ?? at, 42)
  return { header, body, central }
}

/** The fields that both headers have, in the same order. */
function numbers(mark: string, size: number, said: Record<string, number | string>, from: number): Buffer {
  const header = Buffer.alloc(size)
  header.write(mark, 'latin1')
  header.writeUInt16LE(Number(said.flags), from)
  header.writeUInt16LE(Number(said.method), from + 2)
  header.writeUInt32LE(Number(said.crc), from + 8)
  header.writeUInt32LE(Number(said.compressedSize), from + 12)
  header.writeUInt32LE(Number(said.size), from + 16)
  return header
}

function buildEnd(count: number, offset: number, size: number, said: ZipEnd): Buffer {
  const record = Buffer.alloc(22)
  const comment = said.comment ?? NOTHING
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt16LE(said.disk ?? 0, 4)
  record.writeUInt16LE(said.count ?? count, 8)
  record.writeUInt16LE(said.count ?? count, 10)
  record.writeUInt32LE(said.directorySize ?? size, 12)
  record.writeUInt32LE(said.directoryOffset ?? offset, 16)
  record.writeUInt16LE(comment.length, 20)
  return Buffer.concat([record, comment])
}
