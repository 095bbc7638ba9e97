import { appGiftsPath } from '../../addresses/gifts.ts'
import { readIdParam } from '../answers.server.ts'
import { definePage } from '../define-page.server.ts'
import { loadAppGifts } from './loader.server.ts'
import * as views from './views.ts'

export default definePage({
  name: 'appGifts',
  path: '/apps/:app/gifts',
  views,
  read: ({ app }) => readIdParam(app),
  tags: appId => [`app-${appId}`, `gifts-${appId}`, 'gifts'],
  load: ({ db, origin }, appId) => loadAppGifts(db, origin, appId),
  sitemap: { ofApp: ({ id, gifts }) => (gifts ? { path: appGiftsPath(id) } : undefined) },
})
