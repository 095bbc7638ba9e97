import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_STORE } from '../../platform/brand/read-brand.ts'

/** The repository's own store, of which some things are said otherwise; returns its folder. */
export function storeFolder(said: object, files: Record<string, string> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-store-'))
  const own = JSON.parse(readFileSync(join(OWN_STORE, 'store.json'), 'utf8'))
  writeFileSync(join(dir, 'store.json'), JSON.stringify({ ...own, ...said }))
  copyFileSync(join(OWN_STORE, 'mark.svg'), join(dir, 'mark.svg'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}
