import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const EVERY_MS = 600_000
/** Of what it may hold, so much is left: it is not done again at once. */
const LEFT = 0.9

/** Measures a folder of pictures periodically, one file after the other, and removes the oldest when it is too large. */
export function startCacheTrimmer(
  dir: string,
  maxBytes: number,
  warn: (error: unknown) => void,
  /** Done with each look, whether or not there is too much. */
  before: () => Promise<void> = async () => {},
): NodeJS.Timeout {
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    await before().catch(warn)
    await trimKept(dir, maxBytes).catch(warn)
    isBusy = false
  }
  return setInterval(round, EVERY_MS).unref()
}

export async function trimKept(dir: string, maxBytes: number): Promise<void> {
  const files: { path: string; size: number; made: number }[] = []
  for await (const entry of await opendir(dir, { recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have removed it.
    const found = await stat(path).catch(() => undefined)
    if (found) files.push({ path, size: found.size, made: found.mtimeMs })
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxBytes) return
  for (const { path, size } of files.sort((a, b) => a.made - b.made)) {
    if (bytes <= maxBytes * LEFT) return
    await rm(path, { force: true })
    bytes -= size
  }
}
