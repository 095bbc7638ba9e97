import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../ops/store.ts'
import { insertFixture } from '../support/fixture.ts'
import { tempStore } from '../support/temp-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    natsUrl: string
  }
}

/** One PostgreSQL and one NATS for the run; each suite copies the database that is prepared here. */
export default async function setup(project: TestProject) {
  const { store, at, remove } = await tempStore()
  await Promise.all([store.postgres.start(), store.nats.start()])
  await prepareDatabase(at.database)
  await insertFixture(at.database)
  project.provide('databaseUrl', at.database)
  project.provide('natsUrl', at.nats)
  return remove
}
