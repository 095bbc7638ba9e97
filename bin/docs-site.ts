import { join } from 'node:path'
import { parseArgs } from 'node:util'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'
import { buildDocsSite } from '../ops/docs/site/build-site.ts'
import { docsPort, root } from '../ops/settings.ts'

// npm run docs:site [-- --build]: into dist/docs, which no process of a store serves.
const { build } = parseArgs({ options: { build: { type: 'boolean', default: false } } }).values
const out = join(root, 'dist/docs')
buildDocsSite(root, out)
if (build) console.log(`Built ${out}`)
else {
  const app = Fastify()
  await app.register(staticFiles, { root: out })
  console.log(`Documentation: ${await app.listen({ host: '127.0.0.1', port: docsPort() })}`)
}
