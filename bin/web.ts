import { builtPages } from '../ops/build/built-pages.ts'
import { dist } from '../ops/build/dist.ts'
import { readConfig } from '../server/config.ts'
import { startWeb } from '../server/start.ts'

const config = readConfig(process.env)

await startWeb({ config, assetsDir: dist.assets, pages: await builtPages(config) })
