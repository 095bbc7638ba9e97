import '../ops/command-line/plain-errors.ts'
import { logins } from '../ops/engines/logins.ts'
import { prepareDatabase } from '../ops/engines/store.ts'
import { readSettings } from '../ops/settings.ts'

const applied = await prepareDatabase(process.env.DATABASE_URL ?? logins(readSettings()).database)
console.log(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'nothing was pending')
