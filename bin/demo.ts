import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openKeptFiles } from '../ops/deploy/kept-files.ts'
import { logins } from '../ops/engines/logins.ts'
import { seedStore } from '../ops/engines/seed-store.ts'
import { readSettings } from '../ops/settings.ts'

// npm run demo [-- --replace [--yes]]: the demo catalogue, into this machine's store, or into the one that DATABASE_URL and MEDIA_DIR name.
const { replace, yes } = parseArgs({
  options: { replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
}).values
const { DATABASE_URL = logins(readSettings()).database } = process.env
const catalogue = await seedStore({
  databaseUrl: DATABASE_URL,
  ...openKeptFiles(),
  log: console.log,
  ...(replace ? { mayReplace } : {}),
})
if (catalogue === 'other') {
  console.error('Nothing was changed. Run it with --replace to replace the present catalog with the demo.')
  process.exitCode = 1
}

async function mayReplace(rows: Record<string, number>): Promise<boolean> {
  const list = Object.entries(rows).map(
    ([table, count]) => `  ${count.toLocaleString('en').padStart(12)}  ${table}`,
  )
  console.log(
    `These rows would be deleted from ${new URL(DATABASE_URL).host}, permanently:\n${list.join('\n')}`,
  )
  if (yes) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Type "replace" to go on: ')
  terminal.close()
  return answer.trim() === 'replace'
}
