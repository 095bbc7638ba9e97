import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A class of a CSS module, as vite.config.ts names them: `[hash]_[local]`. */
const MODULE_CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*(?![\w-])/g

// Without vowels they spell nothing, such as a word that blockers of ads hide.
const LETTERS = 'bcdfghjklmnpqrstvwxz'
const SIGNS = `${LETTERS}0123456789`
const COUNT = LETTERS.length * SIGNS.length ** 2

const nameOf = (n: number) =>
  LETTERS.charAt(n % LETTERS.length) +
  SIGNS.charAt(Math.floor(n / LETTERS.length) % SIGNS.length) +
  SIGNS.charAt(Math.floor(n / LETTERS.length / SIGNS.length))

export type ShortNames = ReadonlyMap<string, string>

/**
 * Three characters for each class of a CSS module in these stylesheets. They follow from the long name, so that a new class leaves nearly
 * all files as they are; where two would have the same, the second takes the next.
 */
export function shortNames(sheets: readonly string[]): ShortNames {
  const all = new Set(sheets.flatMap(classesIn))
  const names = new Map<string, string>()
  const taken = new Set(all)
  for (const long of [...all].filter(isModuleClass).sort()) {
    let n = createHash('sha256').update(long).digest().readUInt32BE() % COUNT
    while (taken.has(nameOf(n))) n = (n + 1) % COUNT
    taken.add(nameOf(n))
    names.set(long, nameOf(n))
  }
  return names
}

const classesIn = (css: string) => [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
const isModuleClass = (name: string) => name.match(MODULE_CLASS)?.[0] === name

/** Gives classes in a stylesheet, script or page their short names: a detail page names over five hundred. */
export const shorten = (text: string, names: ShortNames): string =>
  text.replace(MODULE_CLASS, name => names.get(name) ?? name)

/** Does so in scripts, before they are named by their content. */
export const shortClasses = (names: ShortNames): Plugin => ({
  name: 'short-classes',
  renderChunk: code => ({ code: shorten(code, names), map: null }),
})
