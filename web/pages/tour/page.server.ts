import { definePage } from '../define-page.server.ts'
import * as views from './views.ts'

/** Only where the catalogue is the demo's: the tour names its apps. */
export default definePage({
  name: 'tour',
  path: '/demo',
  views,
  isHere: ({ demo }) => demo,
  read: () => ({}),
  tags: () => [],
  load: async () => ({ found: 'live', model: {} }),
})
