import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'
import { docsPort, root } from '../ops/settings.ts'

// npm run docs:site [-- --build --lazy --out DIR]: into dist/docs, which no process of a store serves.
const flag = { type: 'boolean', default: false } as const
const { build, lazy, out } = parseArgs({
  options: { build: flag, lazy: flag, out: { type: 'string', default: join(root, 'dist/docs') } },
}).values
const make = async () => (await import('../ops/docs/site/build-site.ts')).buildDocsSite(root, out)
if (!lazy) await make()
if (build) console.log(`Built ${out}`)
else {
  mkdirSync(out, { recursive: true })
  const app = Fastify()
  app.get('/healthz', () => 'ok')
  let made: Promise<void> | undefined
  if (lazy)
    app.addHook('onRequest', async ({ url }) => {
      if (url === '/healthz') return
      made ??= make()
      await made
    })
  await app.register(staticFiles, { root: out })
  console.log(`Documentation: ${await app.listen({ host: '127.0.0.1', port: docsPort() })}`)
}
