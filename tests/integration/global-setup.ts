import type { TestProject } from 'vitest/node'
import { freshBuild } from '../../ops/build/fresh-build.ts'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminDatabaseUrl: string
    databaseUrl: string
    webDatabaseUrl: string
    analyticsDatabaseUrl: string
    consoleDatabaseUrl: string
    accessDatabaseUrl: string
    workerDatabaseUrl: string
    staffDatabaseUrl: string
    signerDatabaseUrl: string
    nats: TempStore['at']['nats']
  }
}

/** One PostgreSQL and one NATS for the run; each suite copies the database that is prepared here. */
export default async function setup(project: TestProject) {
  freshBuild(console.log)
  const { settings, at, fill, remove } = await tempStore()
  await fill('suites')
  const { admin } = databaseLogins(settings.runDir, `127.0.0.1:${settings.ports.postgres}`)
  project.provide('adminDatabaseUrl', admin)
  project.provide('databaseUrl', at.database)
  project.provide('webDatabaseUrl', at.webDatabase)
  project.provide('analyticsDatabaseUrl', at.analyticsDatabase)
  project.provide('consoleDatabaseUrl', at.consoleDatabase)
  project.provide('accessDatabaseUrl', at.accessDatabase)
  project.provide('workerDatabaseUrl', at.workerDatabase)
  project.provide('staffDatabaseUrl', at.staffDatabase)
  project.provide('signerDatabaseUrl', at.signerDatabase)
  project.provide('nats', at.nats)
  return remove
}
