import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageType } from '../../contract/page-types.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import type { LogAttempt } from '../../platform/security/log-attempt.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import type { Languages } from '../pages/languages.ts'
import type { GoneApp, HtmlAnswer, NoFile, PageSet } from '../pages/page.ts'
import { sendWords } from '../pages/send-words.ts'
import { pageTypeFor } from '../pages/serve-pages.ts'

const statuses = {
  malformed: 400,
  forged: 403,
  expired: 403,
  unfit: 406,
  gone: 404,
  unknown: 404,
} as const

/** A page in words where a file was asked for. The app's page is given by its path in any language. */
export interface Refuse {
  (request: FastifyRequest, reply: FastifyReply, why: NoFile): FastifyReply
  /** Says what the page of the app says. */
  goneApp(request: FastifyRequest, reply: FastifyReply, app: GoneApp): Promise<FastifyReply>
}

/** `site` is where the pages of apps are; empty when they are on this one. */
export function refuseWith(
  languages: Languages,
  site: string,
  logAttempt: LogAttempt,
  cache: TaggedCache,
): Refuse {
  const refuse = (request: FastifyRequest, reply: FastifyReply, why: NoFile) => {
    if (why.why === 'forged' || why.why === 'expired') logAttempt(`${why.why}-link`, request)
    const pages = languages.preferredBy(request)
    const no = 'app' in why && why.app ? { ...why, app: site + pages.base + why.app } : why
    return sendWords(reply, pages, statuses[why.why], pages.noFile(pageTypeFor(request), no))
  }
  return Object.assign(refuse, {
    async goneApp(request: FastifyRequest, reply: FastifyReply, app: GoneApp) {
      const pages = languages.preferredBy(request)
      return sendWords(reply, pages, 410, await goneWords(pages, pageTypeFor(request), app))
    },
  })

  /** Cached in memory, because many follow expired links. Without the database it names no other apps. */
  async function goneWords(pages: PageSet, pageType: PageType, app: GoneApp): Promise<string> {
    try {
      const { html } = await cache.get<HtmlAnswer>(
        `gone ${app.appId} ${app.kind} ${pages.locale} ${pageType}`,
        made => made.tags,
        () => withinDeadline(pages.goneApp(pageType, app), DEADLINES_MS.page),
      )
      return html
    } catch {
      return pages.bareGoneApp(pageType, app)
    }
  }
}
