import { parseArgs } from 'node:util'
import { dist } from '../ops/dist.ts'
import { frontConfig, USER } from '../ops/engines/tls-front.ts'

// bin/front-cfg.ts --origin https://store.example --certificate /etc/ssl/store.pem [--edge 127.0.0.1:8082] [--listen :443] [--plain :80]
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    certificate: { type: 'string' },
    edge: { type: 'string', default: '127.0.0.1:8082' },
    listen: { type: 'string', default: ':443' },
    plain: { type: 'string', default: ':80' },
  },
})
const { origin, certificate, edge, listen, plain } = values
if (!origin || !certificate)
  throw new Error('--origin is the address that visitors see, --certificate a file with certificate and key')
console.log(
  frontConfig({
    publicOrigin: new URL(origin).origin,
    certificate,
    edge,
    listen,
    listenPlain: plain,
    unavailablePage: dist.unavailable,
    asUser: USER,
  }),
)
