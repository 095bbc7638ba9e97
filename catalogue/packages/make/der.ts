/** Writes ASN.1, as certificates and signatures need it. */
function node(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

export const sequence = (...parts: Buffer[]) => node(0x30, ...parts)
export const set = (...parts: Buffer[]) => node(0x31, ...parts)
export const place = (number: number, ...parts: Buffer[]) => node(0xa0 + number, ...parts)
export const octets = (bytes: Buffer) => node(0x04, bytes)
export const bits = (bytes: Buffer) => node(0x03, Buffer.from([0]), bytes)
export const text = (words: string) => node(0x0c, Buffer.from(words))
export const printable = (words: string) => node(0x13, Buffer.from(words))
export const yes = () => node(0x01, Buffer.from([0xff]))

/** As signatures by curves are written. */
export const integers = (...values: bigint[]) => sequence(...values.map(integer))

export function integer(value: number | bigint): Buffer {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return node(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

export function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap(number => {
    const groups = [number & 0x7f]
    for (let left = number >>> 7; left > 0; left >>>= 7) groups.unshift(0x80 | (left & 0x7f))
    return groups
  })
  return node(0x06, Buffer.from(bytes))
}

export function time(moment: Date): Buffer {
  const digits = [...moment.toISOString()].filter(one => one >= '0' && one <= '9').join('')
  return node(0x18, Buffer.from(`${digits.slice(0, 14)}Z`))
}
