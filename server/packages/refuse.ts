import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Languages } from '../pages/languages.ts'
import type { NoFile } from '../pages/page.ts'
import { sendWords } from '../pages/send-words.ts'
import { pageTypeFor } from '../pages/serve-pages.ts'
import type { TellAttempt } from '../security/tell.ts'

const statuses = {
  malformed: 400,
  forged: 403,
  expired: 403,
  unfit: 406,
  gone: 404,
  unknown: 404,
  delisted: 410,
} as const

/** A page in words where a file was asked for. The app's page is given by its path in any language. */
export type Refuse = (request: FastifyRequest, reply: FastifyReply, why: NoFile) => FastifyReply

/** `site` is where the pages of apps are; empty when they are on this one. */
export const refuseWith =
  (languages: Languages, site: string, tell: TellAttempt): Refuse =>
  (request, reply, why) => {
    if (why.why === 'forged' || why.why === 'expired') tell(`${why.why}-link`, request)
    const pages = languages.preferredBy(request)
    const no = 'app' in why && why.app ? { ...why, app: site + pages.base + why.app } : why
    return sendWords(reply, pages, statuses[why.why], pages.noFile(pageTypeFor(request), no))
  }
