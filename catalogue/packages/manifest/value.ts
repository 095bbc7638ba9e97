/** A value of the compiled formats: its type, 32 bits, and the text where they number one. */
export interface Value {
  type: number
  data: number
  text: string | null
}

const REFERENCE = 0x01
export const STRING = 0x03
const FLOAT = 0x04
const DYNAMIC_REFERENCE = 0x07
const DECIMAL = 0x10
const HEXADECIMAL = 0x11
const BOOLEAN = 0x12
/** Whole numbers of every writing, colours too. */
const LAST_INT = 0x1f

export function isReference({ type }: Value): boolean {
  return type === REFERENCE || type === DYNAMIC_REFERENCE
}

function isInt({ type }: Value): boolean {
  return type >= DECIMAL && type <= LAST_INT
}

/** Eight bytes: size, nothing, type, data. */
export function readValue(data: Buffer, at: number, strings: { at(index: number): string | null }): Value {
  const type = data[at + 3] ?? 0
  const bits = data.readUInt32LE(at + 4)
  return { type, data: bits, text: type === STRING ? strings.at(bits) : null }
}

/** As Android writes a value where text is expected. */
export function textOf(value: Value): string | null {
  if (value.type === STRING) return value.text
  if (value.type === BOOLEAN) return value.data === 0 ? 'false' : 'true'
  if (value.type === HEXADECIMAL) return `0x${value.data.toString(16)}`
  if (value.type === FLOAT) return String(new Float32Array(new Uint32Array([value.data]).buffer)[0])
  return value.type === DECIMAL ? String(value.data | 0) : null
}

/** As Android reads a value where a whole number is expected; text counts where it is one. */
export function intOf(value: Value): number | null {
  if (isInt(value)) return value.data | 0
  return value.text !== null && /^-?\d{1,9}$/.test(value.text) ? Number(value.text) : null
}

export function truthOf(value: Value): boolean {
  if (isInt(value)) return value.data !== 0
  return value.text === '1' || value.text?.toLowerCase() === 'true'
}
