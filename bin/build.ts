import { buildSite } from '../ops/build.ts'

await buildSite(line => console.log(line))
