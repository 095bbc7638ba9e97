import type { Page } from '../../../server/pages/page.ts'
import { mipCsp } from '../../../server/security/content-security-policy.ts'
import { absent, missing, pageTags, readId } from '../answers.server.ts'
import { loadDetail } from '../detail/loader.server.ts'
import type { PageParts } from '../pages.server.ts'

/** One page for everybody: whoever has no app to see gets what a phone gets. */
export function mipPages(parts: PageParts): Page[] {
  const { renderer } = parts
  if (!parts.mip) return []
  const csp = mipCsp(parts.origin, renderer.mip.style, renderer.mip.runtime)
  return [
    {
      path: '/mip/apps/:app',
      async answer(request) {
        const phone = { ...request, pageType: 'Mobile' as const }
        const appId = readId(request.params.app)
        if (appId === undefined) return missing(renderer, phone)
        const loaded = await loadDetail(parts, appId)
        if (loaded.found !== 'live') return absent(renderer, phone, [`app-${appId}`], loaded)
        const { model } = loaded
        return { status: 200, html: renderer.mip.page(model), tags: pageTags([], model), csp }
      },
    },
  ]
}
