import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Buffer
  /** Left as it is, as phones like it of what they map into memory. */
  stored?: boolean
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const STORED = 0
const DEFLATED = 8

export function writeZip(files: ZipFile[], comment = ''): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, stored } of files) {
    const data = stored ? bytes : deflateRawSync(bytes)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(stored ? STORED : DEFLATED, 4)
    common.writeUInt32LE(0x00210000, 6)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    local.push(number(LOCAL), common, path, data)
    central.push(number(CENTRAL), Buffer.from([20, 0]), common, Buffer.alloc(10), number(offset), path)
    offset += 30 + path.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...local, directory, end, Buffer.from(comment)])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
