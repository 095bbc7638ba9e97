import { writeSync } from 'node:fs'
import { type KeepSettings, openFileStore } from '../../../data/files/open-file-store.ts'
import { arriving } from './content.ts'

// node put-files.ts SETTINGS NUMBERS: puts these files, some at a time, and says of each that it is kept when it is.
const AT_ONCE = 3
const [settings = '', numbers = ''] = process.argv.slice(2)
const files = openFileStore(JSON.parse(settings) as KeepSettings)
const queue = (JSON.parse(numbers) as number[])[Symbol.iterator]()
writeSync(1, 'ready\n')
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const n of queue) {
      await files.put(arriving(n))
      writeSync(1, `kept ${n}\n`)
    }
  }),
)
