// The web process with its page's data in memory: all of it but the database.
import { readFileSync } from 'node:fs'
import { loadRenderer } from '../../../ops/renderer.ts'
import { readConfig } from '../../../server/config.ts'
import { startWeb } from '../../../server/start.ts'
import { createPageSet } from '../../../web/page-set.server.ts'

const { renderer, csp } = await loadRenderer()
const model = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
await startWeb({
  config: readConfig(process.env),
  pages: parts => ({
    ...createPageSet({ ...parts, renderer, csp }),
    pages: [
      {
        path: '/apps/:app',
        answer: async () => ({ status: 200, html: renderer.page('detail', 'PC', model), tags: ['app-1'] }),
      },
    ],
  }),
})
