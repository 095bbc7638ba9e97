import type { Page } from '../../../server/pages/page.ts'
import { mipCsp } from '../../../server/security/content-security-policy.ts'
import { absent, missing, pageTags, readId } from '../answers.server.ts'
import { loadDetail } from '../detail/loader.server.ts'
import type { PageParts } from '../page-parts.server.ts'

/** One page for everybody: whoever has no app to see gets what a phone gets. */
export function mipPages({ mip, ...parts }: PageParts): Page[] {
  const { renderer, origin } = parts
  if (!mip) return []
  const csp = mipCsp(origin, renderer.mip.style, renderer.mip.runtime)
  return [
    {
      path: '/mip/apps/:app',
      async answer(request) {
        const { app = '' } = request.params
        const appId = readId(app)
        const own = appId === undefined ? [] : [`app-${appId}`]
        const loaded = appId === undefined ? undefined : await loadDetail(parts, appId)
        if (loaded?.found === 'live') {
          const { model } = loaded
          return { status: 200, html: renderer.mip.page(model), tags: pageTags([], model), csp }
        }
        // A host of their own has no other pages to show.
        if (mip !== origin) {
          const location = `${origin}/apps/${encodeURIComponent(app)}`
          return { status: 301, location, tags: ['layout', ...own] }
        }
        const phone = { ...request, pageType: 'Mobile' as const }
        return loaded ? absent(renderer, phone, own, loaded) : missing(renderer, phone, own)
      },
    },
  ]
}
