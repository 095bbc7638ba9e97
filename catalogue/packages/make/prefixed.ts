/** Android's own format for signatures: numbers of four bytes, and byte strings with their length before them. */
export function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const sized = (...parts: Buffer[]) => Buffer.concat([number(Buffer.concat(parts).length), ...parts])

/** Each with its length, and so the whole. */
export const list = (items: Buffer[]) => sized(...items.map(item => sized(item)))
