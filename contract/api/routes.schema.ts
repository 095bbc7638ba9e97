import type * as z from 'zod/mini'
import { adConfigReply, adConfigRequest } from './ad-config.schema.ts'
import { downloadConfigReply, downloadConfigRequest } from './download-config.schema.ts'
import type { FailureName } from './envelope.ts'
import { API_PATH } from './paths.ts'
import { replyPageReply, replyPageRequest } from './reply-page.schema.ts'

export interface ApiRoute {
  method: 'get' | 'post'
  path: string
  summary: string
  /** A form for post, the query for get. */
  request: z.ZodMiniObject
  reply: z.ZodMiniType
  failures: readonly FailureName[]
}

const everywhere = ['badRequest', 'tooMany', 'ourFault', 'overloaded'] as const

/** The whole HTTP API. Its documentation is made from this list, and the server mounts the same list. */
export const API_ROUTES = {
  getAdConfig: {
    method: 'post',
    path: API_PATH.getAdConfig,
    summary: 'Ad places of a page',
    request: adConfigRequest,
    reply: adConfigReply,
    failures: everywhere,
  },
  getDownloadConfig: {
    method: 'post',
    path: API_PATH.getDownloadConfig,
    summary: 'What the download button says and does',
    request: downloadConfigRequest,
    reply: downloadConfigReply,
    failures: [...everywhere, 'notFound'],
  },
  getReplyPage: {
    method: 'get',
    path: API_PATH.getReplyPage,
    summary: 'More replies to a comment',
    request: replyPageRequest,
    reply: replyPageReply,
    failures: [...everywhere, 'badToken', 'notFound'],
  },
} as const satisfies Record<string, ApiRoute>
