import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that are not ours to copy: AOSP's own for its verifier, and F-Droid's. They are read where they lie, and tests do without them elsewhere. */
export const corpus =
  process.env.PERGOLA_PACKAGES ?? fileURLToPath(new URL('../../../shared/data/apk', import.meta.url))

/** What real apps' releases brought with them into node_modules. */
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

export const corpusPackages = globSync(`${corpus}/*/*.apk`).toSorted()
export const releasedPackages = globSync(`${modules}/apk-*/apks/*.apk`).toSorted()
export const realPackages = [...corpusPackages, ...releasedPackages]

/** As it is called in lists of what is expected. */
export const packageTitle = (path: string) => basename(path, '.apk')
