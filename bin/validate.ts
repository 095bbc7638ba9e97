import { parseArgs } from 'node:util'
import { runValidation } from '../ops/checks/test-run/validate.ts'

// npm run validate [-- --only STEP … --shard N/M]; npm run validate:full
const { only, shard } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, shard: { type: 'string' } },
}).values
process.exit(await runValidation({ only, shard }))
