import { seedStore } from '../../ops/seed-store.ts'
import { prepareDatabase } from '../../ops/store.ts'
import { tempStore } from '../support/temp-store.ts'

/** A whole store with the demo catalogue, behind its edge, for the length of the run. */
export default async function setup() {
  // What an operator would have decided.
  Object.assign(process.env, {
    CAMPAIGN_SOURCES: 'baidu_sem other_sem',
    RISK_SCRIPT: 'https://risk.example/sdk.js',
    RISK_APP: 'pergola-e2e',
    TRACK_IDENTIFY: 'on',
    FINGERPRINT: 'on',
    AD_PICTURE_HOSTS: 'ads.example',
  })
  const { settings, store, at, remove } = await tempStore()
  try {
    await Promise.all([store.postgres.start(), store.nats.start()])
    await prepareDatabase(at.database)
    await seedStore({ databaseUrl: at.database, mediaDir: store.mediaDir })
    await Promise.all([store.web.start(), store.analytics.start()])
    await store.edge.start()
  } catch (error) {
    await remove()
    throw error
  }
  process.env.E2E_STORE = JSON.stringify({ settings, at })
  return remove
}
