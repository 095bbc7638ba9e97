import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { inspectBytes } from '../../../catalogue/packages/inspect-file.ts'
import { Malformed } from '../../../catalogue/packages/malformed.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { chunksOf } from '../../../catalogue/packages/zip/read-entry.ts'
import type { Zip } from '../../../catalogue/packages/zip/zip.ts'

/** All that is done with an uploaded package. Returns how it ended; throws what no file should bring about. */
export function readPackage(file: Buffer): string {
  return outcome(() => {
    const bytes = bytesOf(file)
    const { findings } = inspectBytes(bytes)
    return findings[0]?.id ?? readAll(openZip(bytes))
  })
}

function readAll(zip: Zip): undefined {
  for (const entry of zip.entries) for (const _ of chunksOf(zip, entry));
}

function outcome(read: () => string | undefined): string {
  try {
    return read() ?? 'read'
  } catch (error) {
    if (error instanceof Malformed) return error.id
    throw error
  }
}
