import '../ops/command-line/plain-errors.ts'
import { parseArgs } from 'node:util'
import { packRelease } from '../ops/deploy/releases.ts'

// npm run pack -- --into DIR: the release that npm run build made, without what only builds need.
const { into } = parseArgs({ options: { into: { type: 'string' } } }).values
if (!into) throw new Error('Name a folder for the release: npm run pack -- --into /opt/pergola/releases/1')
packRelease(into)
console.log(`packed into ${into}; install what it needs there: npm ci --omit=dev`)
