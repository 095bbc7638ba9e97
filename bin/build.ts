import { buildSite } from '../ops/build/build.ts'

await buildSite(line => console.log(line))
