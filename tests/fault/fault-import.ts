import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { query } from '../support/query.ts'
import { tempStore } from '../support/temp-store.ts'
import { killImports } from './import/kill-imports.ts'

// npm run fault:import [-- --kills 20 --apps 300]: a repository is taken over by a process that is killed again and again.
const { kills, apps } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, apps: { type: 'string', default: '300' } },
}).values
const { settings, store, at, fill, remove } = await tempStore()
const otherMedia = mkdtempSync(join(tmpdir(), 'pergola-media-'))
try {
  await fill('fixture')
  const { admin } = databaseLogins(settings.runDir, `127.0.0.1:${settings.ports.postgres}`)
  await query(admin, 'create database undisturbed template pergola owner pergola_owner')
  const other = (url: string) => url.replace(/\w+$/, 'undisturbed')
  const found = await killImports(
    { url: other(at.database), staffUrl: other(at.staffDatabase), mediaDir: otherMedia },
    { url: at.database, staffUrl: at.staffDatabase, mediaDir: store.mediaDir },
    { kills: Number(kills), apps: Number(apps), say: console.log },
  )
  console.log(
    `${found.kills} times killed, ${found.midway} of them when something was written, in ${found.states} states of ${found.apps} apps: ` +
      (found.differing.length > 0
        ? `these differ: ${found.differing.join(', ')}`
        : 'every row is as without'),
  )
  if (found.differing.length > 0 || found.midway === 0) process.exitCode = 1
} finally {
  await remove()
  rmSync(otherMedia, { recursive: true, force: true })
}
