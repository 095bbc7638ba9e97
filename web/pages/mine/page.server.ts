import { definePage } from '../define-page.server.ts'
import * as views from './views.ts'

/** What this device remembers; for search engines it is empty. */
export default definePage({
  name: 'mine',
  path: '/mine',
  views,
  read: () => ({}),
  tags: () => [],
  load: async () => ({ found: 'live', model: {} }),
})
