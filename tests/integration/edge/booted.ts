import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { dist } from '../../../ops/build/dist.ts'
import type { Engine } from '../../../ops/engines/engine.ts'
import { purgeKey } from '../../../ops/engines/purge-key.ts'
import { varnish } from '../../../ops/engines/varnish.ts'
import { firstSlot } from '../../../ops/settings.ts'
import { freePorts } from '../../support/free-ports.ts'
import { type TempStore, tempStore } from '../../support/temp-store.ts'

export const LIMITS = { calls: 20, misses: 40, collects: 10, policyReports: 5 }
export const VIDEO_BYTES = 60 * 1024 * 1024

export let temp: TempStore
let strict: Engine
export let strictPorts = { edge: 0, proxy: 0, purge: 0 }
beforeAll(async () => {
  temp = await tempStore()
  const { store, settings } = temp
  await temp.fill('fixture')
  mkdirSync(join(store.mediaDir, 'videos'), { recursive: true })
  writeFileSync(join(store.mediaDir, 'videos/long.webm'), Buffer.alloc(VIDEO_BYTES, 7))
  await store.web.start()
  const [edge = 0, proxy = 0, purge = 0] = await freePorts(3)
  strictPorts = { edge, proxy, purge }
  // Another edge of the same store, whose limits a test can reach.
  strict = varnish({
    dir: join(settings.runDir, 'strict'),
    ports: strictPorts,
    webPorts: [firstSlot(settings).web],
    publicOrigin: 'https://store.example',
    mipOrigin: 'https://mip.store.example',
    purgeKey: purgeKey(settings.runDir),
    unavailablePage: dist.unavailable,
    limits: LIMITS,
  })
  await Promise.all([store.edge.start(), strict.start()])
}, 60_000)
afterAll(async () => {
  await strict?.stop()
  await temp?.remove()
})
