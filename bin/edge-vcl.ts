import { parseArgs } from 'node:util'
import { dist } from '../ops/build/dist.ts'
import { writeUnavailable } from '../ops/build/write-unavailable.ts'
import { edgeVcl } from '../ops/engines/varnish.ts'
import { readBrand } from '../platform/brand/read-brand.ts'

// bin/edge-vcl.ts --web web:3000 [--web …] --origin https://store.example [--packages https://files.example] [--mip https://mip.store.example] [--front 10.1.0.0/16 …]
const { values } = parseArgs({
  options: {
    web: { type: 'string', multiple: true, default: ['web:3000'] },
    origin: { type: 'string', default: 'http://127.0.0.1:8080' },
    packages: { type: 'string' },
    mip: { type: 'string' },
    front: { type: 'string', multiple: true, default: ['127.0.0.1', '::1'] },
  },
})
const webs = values.web.map(address => {
  const { hostname: host, port } = new URL(`http://${address}`)
  return { host, port: Number(port) }
})
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
  }),
)
