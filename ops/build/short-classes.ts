import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A class of a CSS module, as vite.config.ts names them: `[hash]_[local]`. */
const MODULE_CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*(?![\w-])/g

const given = new Map<string, string>()

/** Five characters that follow from the long name alone, so that a file changes only with what it holds itself. */
function shortName(long: string): string {
  const short = `c${createHash('sha256').update(long).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`
  const other = given.get(short)
  if (other !== undefined && other !== long)
    throw new Error(`${long} and ${other} have one short name: rename one of them`)
  given.set(short, long)
  return short
}

/** The classes of CSS modules that stand in a stylesheet. */
export const moduleClasses = (css: string): string[] =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name)
    .filter(name => name.match(MODULE_CLASS)?.[0] === name)

/** Gives classes in a stylesheet, script or page short names: a detail page names over five hundred. */
export const shorten = (text: string, classes: ReadonlySet<string>): string =>
  text.replace(MODULE_CLASS, name => (classes.has(name) ? shortName(name) : name))

/** Does so in scripts, before they are named by their content. */
export const shortClasses = (classes: ReadonlySet<string>): Plugin => ({
  name: 'short-classes',
  renderChunk: code => ({ code: shorten(code, classes), map: null }),
})
