import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Changes whenever the generator, its words or the glyphs change: a hash over their files. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => /\.(ts|txt)$/.test(name) && !name.endsWith('.test.ts')).sort())
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  const glyphs = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/package.json')
  return hash.update(readFileSync(glyphs)).digest('hex')
}
