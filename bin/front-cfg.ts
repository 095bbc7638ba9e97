import { parseArgs } from 'node:util'
import { dist } from '../ops/build/dist.ts'
import { writeUnavailable } from '../ops/build/write-unavailable.ts'
import { frontConfig } from '../ops/engines/front.ts'
import { USER } from '../ops/engines/haproxy.ts'
import { readBrand } from '../platform/brand/read-brand.ts'

// bin/front-cfg.ts --origin https://store.example --certificate /etc/ssl/store.pem [--edge 127.0.0.1:8082 …] [--listen :443] [--plain :80]
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    certificate: { type: 'string' },
    edge: { type: 'string', multiple: true, default: ['127.0.0.1:8082'] },
    listen: { type: 'string', default: ':443' },
    plain: { type: 'string', default: ':80' },
  },
})
const { origin, certificate, edge, listen, plain } = values
if (!origin || !certificate)
  throw new Error('--origin is the address that visitors see, --certificate a file with certificate and key')
// What it shows when nothing else can be: in the name that the store has now.
await writeUnavailable(readBrand(process.env.STORE_DIR))
console.log(
  frontConfig({
    publicOrigin: new URL(origin).origin,
    tls: { certificate, listenPlain: plain },
    edges: edge,
    listen,
    unavailablePage: dist.unavailable,
    asUser: USER,
  }),
)
