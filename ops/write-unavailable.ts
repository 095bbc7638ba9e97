import { writeFileSync } from 'node:fs'
import type { Brand } from '../rules/brand/brand.ts'
import { dist } from './dist.ts'

/** The page that an edge and a front show when there is nothing else, in the store's name and colours. They read the file when they start. */
export async function writeUnavailable(brand: Brand): Promise<void> {
  const { unavailablePage }: typeof import('../web/page-set.server.ts') = await import(dist.pages)
  writeFileSync(dist.unavailable, unavailablePage(brand))
}
