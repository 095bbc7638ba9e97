import { dist } from '../ops/dist.ts'
import { edgeVcl } from '../ops/engines/varnish.ts'

const [webHost = 'web', webPort = '3000', ...purgers] = process.argv.slice(2)
console.log(edgeVcl({ webHost, webPort: Number(webPort), unavailablePage: dist.unavailable, purgers }))
