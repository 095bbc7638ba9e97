import type { Page } from '../../../server/pages/page.ts'
import { tourPath } from '../../addresses/addresses.ts'
import { page } from '../answers.server.ts'
import type { PageParts } from '../page-parts.server.ts'

/** Only where the catalogue is the demo's: the tour names its apps. */
export function tourPages({ renderer, demo }: PageParts): Page[] {
  if (!demo) return []
  return [
    {
      path: tourPath,
      async answer(request) {
        return page(renderer, request, 'tour', {}, [])
      },
    },
  ]
}
