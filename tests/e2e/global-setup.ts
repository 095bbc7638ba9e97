import { freshBuild } from '../../ops/fresh-build.ts'
import { tempStore } from '../support/temp-store.ts'
import { operatorSettings } from './operator-settings.ts'
import { runningStore } from './running-store.ts'

/** A whole store with the demo catalogue, behind its edge, for the length of the run; or one that runs already. */
export default async function setup() {
  Object.assign(process.env, operatorSettings)
  const running = process.env.E2E_STORE_DIR
  if (running) {
    process.env.E2E_STORE = JSON.stringify(await runningStore(running))
    return
  }
  freshBuild(console.log)
  const { settings, store, at, fill, remove } = await tempStore()
  try {
    await fill('demo')
    await Promise.all([store.web.start(), store.analytics.start()])
    await store.edge.start()
  } catch (error) {
    await remove()
    throw error
  }
  process.env.E2E_STORE = JSON.stringify({ settings, at })
  return remove
}
