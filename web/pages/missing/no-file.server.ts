import type { NoFile } from '../../../server/pages/page.ts'
import type { SharedPageType } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import type { Renderer } from '../renderer.tsx'
import { missingPage } from './missing-page.ts'
import type { MissingModel } from './model.ts'

/** The page in the place of a file, with the way to where the file can be had. */
export function noFile(renderer: Renderer, pageType: SharedPageType, no: NoFile): string {
  return renderer.page(missingPage, pageType, { ...said(no), popular: [], categories: [] })
}

function said(no: NoFile): Pick<MissingModel, 'title' | 'heading' | 'body' | 'way'> {
  const { missing, noFile: w } = words
  if (no.why === 'unknown') return { title: missing.title, heading: missing.heading, body: missing.body }
  if (no.why === 'unfit') {
    const { heading, body } =
      no.android === undefined ? w.wrongProcessor : { heading: w.tooOld(no.android), body: w.tooOldBody }
    // Where older versions stand, and every file by itself.
    return { title: w.title(heading), heading, body, way: { url: `${no.app}#versions`, label: w.toVersions } }
  }
  const { heading, body } = w[no.why]
  const app = 'app' in no ? no.app : undefined
  return { title: w.title(heading), heading, body, ...(app ? { way: { url: app, label: w.toApp } } : {}) }
}
