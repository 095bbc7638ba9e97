import { writeFileSync } from 'node:fs'
import type { Brand } from '../../rules/brand/brand.ts'
import { LOCALES } from '../../rules/text/locales.ts'
import { dist, unavailableIn } from './dist.ts'

/** The page that an edge and a front show when there is nothing else, in the store's name and colours. Their programs are made with it. */
export async function writeUnavailable(brand: Brand, file: string = dist.unavailable): Promise<void> {
  for (const locale of LOCALES) {
    const { unavailablePage }: typeof import('../../web/page-set.server.ts') = await import(
      dist.pages(locale)
    )
    writeFileSync(unavailableIn(file, locale), unavailablePage(brand))
  }
}
