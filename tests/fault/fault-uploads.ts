import { parseArgs } from 'node:util'
import { killUploads } from './uploads/run-uploads.ts'

// npm run fault:uploads [-- --uploads 200]: files are put by a process that is killed again and again, into a folder and into S3.
const { uploads } = parseArgs({ options: { uploads: { type: 'string', default: '200' } } }).values
for (const kind of ['folder', 's3'] as const) {
  const { kills, read, half, lost } = await killUploads(kind, Number(uploads))
  console.log(
    `${kind}: ${uploads} files put, ${kills} times killed, ${read} read under their hash: ${half.length} half, ${lost.length} lost after their answer`,
  )
  if (half.length + lost.length > 0 || kills === 0) process.exitCode = 1
}
