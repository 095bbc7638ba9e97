import { opendir } from 'node:fs/promises'
import { Unavailable } from '../unavailable.ts'

/** Files that are not found because their disk is not there. */
class MediaAway extends Unavailable {
  constructor(dir: string) {
    super(`${dir} is not there, or has nothing in it`)
  }
}

/** Asked when a file was not found: of a disk that is not mounted there may be an empty folder. */
export async function checkMedia(dir: string): Promise<void> {
  try {
    for await (const _entry of await opendir(dir)) return
  } catch {
    // It can't be read, whatever the reason.
  }
  throw new MediaAway(dir)
}
