import { readEntry } from '../zip/read-entry.ts'
import type { Zip } from '../zip/zip.ts'
import { ANY_DENSITY } from './config.ts'
import type { Found } from './resources.ts'

export const MAX_ICON = 4 << 20
/** More densities than there are; each is inflated to see what it is. */
const MAX_TRIED = 16

/** The largest that is a bitmap: an icon in layers is XML, and Android's to draw. Recognized by content, as build tools shorten names. */
export function findIcon(zip: Zip, found: Found[]): string | null {
  const bitmaps = found
    .filter(one => one.config.density < ANY_DENSITY && one.value.text !== null)
    .toSorted((one, other) => other.config.density - one.config.density)
  for (const { value } of bitmaps.slice(0, MAX_TRIED)) {
    const entry = zip.byName.get(value.text ?? '')
    if (entry && entry.size <= MAX_ICON && isBitmap(readEntry(zip, entry, MAX_ICON))) return entry.name
  }
  return null
}

function isBitmap(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12)
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}
