import type { SharedPageType } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import type { Renderer } from '../renderer.tsx'
import { missingPage } from './missing-page.ts'

/** The page in the place of another site; it does not lead there, not even by a link. */
export function noWay(renderer: Renderer, pageType: SharedPageType, host: string | undefined): string {
  const { title, heading, body } = words.leaving
  return renderer.page(missingPage, pageType, {
    title,
    heading,
    body: body(host),
    popular: [],
    categories: [],
  })
}
