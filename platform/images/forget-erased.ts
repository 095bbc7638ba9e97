import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A process that was not there looks back so far. */
const FIRST_S = 30 * 86_400
/** Longer than a look takes, and than clocks differ. */
const OVERLAP_S = 3600

/** Removes the pictures for sharing that show an icon which an owner had deleted. */
export function erasedForgetter(dir: string, erased: (secondsAgo: number) => Promise<string[]>) {
  let last: number | undefined
  return async () => {
    const now = Date.now()
    const ago = last === undefined ? FIRST_S : Math.ceil((now - last) / 1000) + OVERLAP_S
    for (const file of await erased(ago)) {
      const app = /^og\/(.+)$/.exec(file)?.[1]
      if (app) await forgetShared(join(dir, 'og'), app)
    }
    last = now
  }
}

/** `{locale}-{app}-{mark}.png` */
async function forgetShared(dir: string, app: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names)
    if (new RegExp(`^[A-Za-z-]+-${app}-[0-9a-z]+\\.png$`).test(name))
      await rm(join(dir, name), { force: true })
}
