/** Just enough of the zip format for stored (uncompressed) entries. */
export type Entry = { name: string; size: number; crc: number; offset: number }

/** 1 January 2026, midnight, in the format of MS-DOS. */
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1

function shared(entry: Entry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(dosDate, 8)
  fields.writeUInt32LE(entry.crc, 10)
  fields.writeUInt32LE(entry.size, 14)
  fields.writeUInt32LE(entry.size, 18)
  fields.writeUInt16LE(entry.name.length, 22)
  return fields
}

export function localHeader(entry: Entry): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared(entry), Buffer.from(entry.name)])
}

function centralHeader(entry: Entry): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    shared(entry),
    rest,
    Buffer.from(entry.name),
  ])
}

/** The central directory and what closes the file. */
export function zipEnd(entries: Entry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.map(centralHeader))
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([directory, end])
}
