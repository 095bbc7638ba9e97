import '../ops/command-line/plain-errors.ts'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isDemo } from '../demo/seed.ts'
import { buildSite } from '../ops/build/build.ts'
import { deploy } from '../ops/deploy/deploy.ts'
import { ingestFiles } from '../ops/deploy/ingest-files.ts'
import { makeRelease, releaseBefore, releaseNamed } from '../ops/deploy/releases.ts'
import { logins } from '../ops/engines/logins.ts'
import { prepareDatabase, storeOf } from '../ops/engines/store.ts'
import { timedLines } from '../ops/engines/timed-lines.ts'
import { readSettings } from '../ops/settings.ts'

// npm run deploy [-- --back | --release 20261115T221854472Z] [--tls]: for a store that npm run up has started.
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { back: flag, tls: flag, release: { type: 'string' } } })
const { back, tls } = values
const say = timedLines()
const settings = readSettings(process.env, { tls })
const { database } = logins(settings)

async function newRelease(): Promise<string> {
  await buildSite(say)
  for (const name of await prepareDatabase(database)) say(`migration ${name} applied`)
  await ingestFiles(database, storeOf(settings), say)
  return makeRelease(settings)
}

const kept = back ? releaseBefore(settings) : releaseNamed(settings, values.release ?? '')
const release = kept ?? (back || values.release ? undefined : await newRelease())
if (!release) {
  console.error(
    back ? 'There is no release before the one that runs.' : `There is no release ${values.release}.`,
  )
  process.exit(1)
}
say(`release ${basename(release)}`)
await deploy({ ...settings, demo: await isDemo(database) }, release, say)
say(back ? 'gone back' : 'deployed; back again: npm run deploy -- --back')
