import { dist } from '../ops/dist.ts'
import { loadRenderer } from '../ops/renderer.ts'
import { readConfig } from '../server/config.ts'
import { startWeb } from '../server/start.ts'
import { createPageSet } from '../web/page-set.server.ts'

const config = readConfig(process.env)
const { renderer, csp } = await loadRenderer(config)

await startWeb({
  config,
  assetsDir: dist.assets,
  pages: parts => createPageSet({ ...parts, renderer, csp }),
})
