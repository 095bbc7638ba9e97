import { type Random32, randomText } from './session-id.ts'

/** Position i of the id repeats the character of position MIRROR[i]. */
const MIRROR = [23, 11, 29, 12, 27, 15, 18]

/** `ms` is the time now; `digits` are ten random ones. */
export function sessionUniqueId(ms: number, digits: string): string {
  const body = `00000000${String(Math.floor(ms)).padStart(13, '0')}${digits}`
  const mirrored = MIRROR.map(position => body.charAt(position)).join('')
  return `${mirrored}${body.slice(MIRROR.length)}3`
}

export function randomDigits(random: Random32): string {
  return randomText('0123456789', 10, random)
}

export function isSessionUniqueId(x: unknown): x is string {
  if (typeof x !== 'string' || !/^\d{31}3$/.test(x)) return false
  return MIRROR.every((position, i) => x.charAt(i) === x.charAt(position))
}
