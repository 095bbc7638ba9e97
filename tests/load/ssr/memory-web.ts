// The web process with its page's data in memory: all of it but the database.
import { readFileSync } from 'node:fs'
import { readConfig } from '../../../server/config.ts'
import { startWeb } from '../../../server/start.ts'
import { detailPage } from './detail-page.ts'

const { createPages, html } = await detailPage()
const model = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
await startWeb({
  config: readConfig(process.env),
  pages: parts => [
    {
      ...createPages(parts),
      pages: [
        {
          path: '/apps/:app',
          query: [],
          answer: async () => ({ status: 200, html: html(model), tags: ['app-1'] }),
        },
      ],
    },
  ],
})
