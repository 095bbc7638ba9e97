/** A source of `count` unsigned 32-bit numbers, cryptographic where it matters. */
export type Random32 = (count: number) => ArrayLike<number>

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Session key, session id and ctoken alike: 24 characters of `[0-9a-z]`. */
export function sessionId(random: Random32): string {
  return randomText(ALPHABET, 24, random)
}

export function isSessionId(x: unknown): x is string {
  return typeof x === 'string' && /^[0-9a-z]{24}$/.test(x)
}

/** A 32-bit remainder favours no character by more than one part in 100 million. */
export function randomText(alphabet: string, length: number, random: Random32): string {
  return Array.from(random(length), n => alphabet.charAt(n % alphabet.length)).join('')
}
