import { mipCsp } from '../../../platform/security/content-security-policy.ts'
import { absent, missing, pageTags, readIdParam } from '../answers.server.ts'
import type { SitePage } from '../define-page.server.ts'
import { loadDetail } from '../detail/loader.server.ts'
import { MIP_RUNTIME, Mip, mipStyle } from './mip.tsx'

/** One page for all; if there is no app to show, it is the page for phones. */
export default {
  name: 'mip',
  path: '/mip/apps/:app',
  query: [],
  answerWith({ mip, ...deps }) {
    const { renderer, origin, brand } = deps
    if (!mip) return undefined
    const csp = mipCsp(origin, mipStyle(brand.files.style), MIP_RUNTIME)
    return async request => {
      const { app = '' } = request.params
      const appId = readIdParam(app)
      const own = appId === undefined ? [] : [`app-${appId}`]
      const loaded = appId === undefined ? undefined : await loadDetail(deps, appId)
      if (loaded?.found === 'live') {
        const { model } = loaded
        const html = renderer.still('mip', Mip, { model })
        return { status: 200, html, tags: pageTags([], model), csp }
      }
      // A host of their own has no other pages to show.
      if (mip !== origin) {
        const location = `${origin}/apps/${encodeURIComponent(app)}`
        return { status: 301, location, tags: ['layout', ...own] }
      }
      const phone = { ...request, pageType: 'Mobile' as const }
      return loaded ? absent(renderer, phone, own, loaded) : missing(phone, own)
    }
  },
} satisfies SitePage
