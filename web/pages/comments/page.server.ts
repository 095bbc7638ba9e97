import { type CommentsAddress, commentsPath, readAddress } from '../../addresses/comments.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { loadComments } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'comments',
  path: '/apps/:app/comments',
  query: ['page', 'sort', 'type'],
  views,
  read(params, query): (CommentsAddress & { appId: number }) | undefined {
    const appId = readIdParam(params.app)
    const address = readAddress(query)
    return appId === undefined || !address ? undefined : { appId, ...address }
  },
  write: ({ appId, ...address }) => commentsPath(appId, address),
  tags: ({ appId }) => [`app-${appId}`, `comments-${appId}`],
  load: ({ db, origin }, { appId, ...address }) => loadComments(db, origin, appId, address),
  sitemap: { ofApp: ({ id, comments }) => (comments ? { path: commentsPath(id) } : undefined) },
})
