import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ICON_SIZES } from '../../rules/pictures/icon.ts'
import { PICTURE_SIZES } from '../../rules/pictures/picture.ts'
import { FORMATS } from './image-request.ts'

const SIZES = [
  ...ICON_SIZES.map(side => `${side}x${side}`),
  ...Object.values(PICTURE_SIZES).map(({ width, height }) => `${width}x${height}`),
]
const NAMES = SIZES.flatMap(size => FORMATS.map(format => `${size}.${format}`))

/** A process that was not there looks back so far. */
const FIRST_S = 30 * 86_400
/** Longer than a look takes, and than clocks differ. */
const OVERLAP_S = 3600

/** Removes what is kept of pictures that an owner had deleted, in all sizes, and of the pictures for sharing that show them. */
export function erasedForgetter(dir: string, erased: (secondsAgo: number) => Promise<string[]>) {
  let last: number | undefined
  return async () => {
    const now = Date.now()
    const ago = last === undefined ? FIRST_S : Math.ceil((now - last) / 1000) + OVERLAP_S
    for (const file of await erased(ago)) {
      const [, kind, name = ''] = /^(img|og)\/(.+)$/.exec(file) ?? []
      if (kind === 'img')
        for (const kept of [`masters/${name}.png`, ...NAMES.map(end => `${name}_${end}`)])
          await rm(join(dir, kept), { force: true })
      if (kind === 'og') await forgetShared(join(dir, 'og'), name)
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
