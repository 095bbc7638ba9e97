/** A file of writes: its timeline, then its place, in which the last part counts to `FF` (files are of 16 MB). */
const NAME = /^([\dA-F]{8})([\dA-F]{8})000000([\dA-F]{2})$/

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')

function placeOf(name: string): number {
  const [, , high = '', low = ''] = NAME.exec(name) ?? []
  return Number.parseInt(high, 16) * 256 + Number.parseInt(low, 16)
}

/** The file that holds the byte before this position, as PostgreSQL writes one: `0/30000F8`. */
export function fileBefore(timeline: number, position: string): string {
  const [high = 0, low = 0] = position.split('/').map(part => Number.parseInt(part, 16))
  const file = high * 256 + Math.floor((low - 1) / 2 ** 24)
  return hex(timeline, 8) + hex(Math.floor(file / 256), 8) + hex(file % 256, 8)
}

/**
 * The files of writes from this one on, without a gap: one that is still being written is there under its name and `.partial`.
 * Where a file is missing, what comes after it is of no use, and that is said.
 */
export function filesFrom(first: string, there: string[]): { files: string[]; gapAfter?: string } {
  const names = new Set(there.map(name => name.replace(/\.partial$/, '')).filter(name => NAME.test(name)))
  const files = [...names].filter(name => name >= first).sort()
  if (files[0] !== first) return { files: [], gapAfter: first }
  const gap = files.findIndex((name, i) => i > 0 && placeOf(name) !== placeOf(files[i - 1] ?? '') + 1)
  return gap < 0 ? { files } : { files: files.slice(0, gap), gapAfter: files[gap - 1] ?? first }
}
