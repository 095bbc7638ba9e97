import { parseArgs } from 'node:util'
import { dist } from '../ops/build/dist.ts'
import { writeUnavailable } from '../ops/build/write-unavailable.ts'
import { edgeVcl } from '../ops/engines/varnish.ts'
import { readBrand } from '../platform/brand/read-brand.ts'

// bin/edge-vcl.ts --web web:3000 [--web …] --origin https://store.example [--packages https://files.example] [--mip https://mip.store.example] [--front 10.1.0.0/16 …] [--cdn 192.0.2.0/24 … --cdn-device X-Device-Type --cdn-tags Cache-Tag]
const { values } = parseArgs({
  options: {
    web: { type: 'string', multiple: true, default: ['web:3000'] },
    origin: { type: 'string', default: 'http://127.0.0.1:8080' },
    packages: { type: 'string' },
    mip: { type: 'string' },
    front: { type: 'string', multiple: true, default: ['127.0.0.1', '::1'] },
    cdn: { type: 'string', multiple: true, default: [] },
    'cdn-device': { type: 'string', default: 'X-Device-Type' },
    'cdn-tags': { type: 'string', default: 'Surrogate-Key' },
  },
})
const webs = values.web.map(address => {
  const { hostname: host, port } = new URL(`http://${address}`)
  return { host, port: Number(port) }
})
const tagHeader = (['Surrogate-Key', 'Cache-Tag'] as const).find(name => name === values['cdn-tags'])
if (!tagHeader) throw new Error(`--cdn-tags must be Surrogate-Key or Cache-Tag (got ${values['cdn-tags']})`)
// What it shows when nothing else can be: in the name that the store has now.
await writeUnavailable(readBrand(process.env.STORE_DIR))
console.log(
  edgeVcl({
    webs,
    publicOrigin: values.origin,
    packageOrigin: values.packages,
    mipOrigin: values.mip && new URL(values.mip).origin,
    unavailablePage: dist.unavailable,
    fronts: values.front,
    cdn:
      values.cdn.length > 0 ? { from: values.cdn, deviceHeader: values['cdn-device'], tagHeader } : undefined,
  }),
)
