import { logins } from '../ops/logins.ts'
import { readSettings } from '../ops/settings.ts'
import { prepareDatabase } from '../ops/store.ts'

const applied = await prepareDatabase(process.env.DATABASE_URL ?? logins(readSettings()).database)
console.log(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'nothing was pending')
