import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../settings.ts'

/** Vitest reads this mark itself, but only after it has loaded the file; Playwright has none for files. */
const MARK = /^\/\*\* @module-tag full\b/

/** Returns the test files that only the full tier runs, by the mark in their first line. */
export const fullOnly = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter(path => MARK.test(readFileSync(join(root, path), 'utf8')))
