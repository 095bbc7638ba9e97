// A deploy and the way back, under load: npm run fault:deploy [-- --downloads 50 --rate 100]
import { parseArgs } from 'node:util'
import { deployUnderLoad } from './deploy-under-load.ts'
import { judgeDeploy } from './judge-deploy.ts'

const { values } = parseArgs({
  options: { downloads: { type: 'string', default: '50' }, rate: { type: 'string', default: '100' } },
})
const [downloads, perSecond] = [Number(values.downloads), Number(values.rate)]
const run = await deployUnderLoad({ downloads, perSecond })
const { asked, failed, cut, before, deployed, earlierFile, back } = run
console.log(`shown first: ${before}; after the deploy: ${deployed}; after going back: ${back}`)
console.log(`a file of the first release after the deploy: ${earlierFile}`)
console.log(`${asked} requests, ${failed.length} failed; ${downloads} slow downloads, ${cut.length} cut`)
for (const { url, status, ms } of failed.slice(0, 20))
  console.log(`  ${status} after ${ms.toFixed(0)} ms: ${url}`)
for (const why of cut.slice(0, 20)) console.log(`  ${why}`)
const faults = judgeDeploy(run)
console.log(faults.length === 0 ? '\nthe deploy did what it should' : `\nfailing:\n${faults.join('\n')}`)
if (faults.length > 0) process.exitCode = 1
