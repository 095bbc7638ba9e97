import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshBuild } from '../../ops/build/fresh-build.ts'
import { fillSizes } from '../support/fill-sizes.ts'
import { sampleSeed } from '../support/sample.ts'
import { tempStore } from '../support/temp-store.ts'
import { operatorSettings } from './operator-settings.ts'
import { runningStore } from './running-store.ts'
import { keepStore, nameStoreFiles, removeStores } from './stores.ts'

/** A store with the demo catalogue behind its edge for the length of the run, or one that runs already. */
export default async function setup() {
  Object.assign(process.env, operatorSettings)
  console.log(`sample seed: ${sampleSeed()}`)
  const dir = mkdtempSync(join(tmpdir(), 'pergola-e2e-'))
  nameStoreFiles(dir)
  const running = process.env.E2E_STORE_DIR
  if (running) {
    const theirs = await runningStore(running)
    keepStore('site', theirs)
    keepStore('console', theirs)
    return () => rmSync(dir, { recursive: true, force: true })
  }
  freshBuild(console.log)
  const { settings, store, at, fill } = await tempStore()
  keepStore('site', { settings, at })
  const remove = async () => {
    await removeStores()
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await fill('demo')
    await fillSizes(at.database, store.mediaDir)
    await Promise.all([store.web.start(), store.analytics.start()])
    await store.edge.start()
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}
