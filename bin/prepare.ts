import { seedStore } from '../ops/seed-store.ts'
import { prepareDatabase } from '../ops/store.ts'
import { readConfig } from '../server/config.ts'

// For a store whose engines run elsewhere: its database and media, ready for the web process.
const { database, mediaDir } = readConfig(process.env)
await prepareDatabase(database.url)
await seedStore({ databaseUrl: database.url, mediaDir, log: console.log })
