import { join } from 'node:path'
import { accountOf } from '../../../ops/deploy/accounts.ts'
import { postgresTool } from '../../../ops/engines/debian.ts'
import { databasePassword } from '../../../ops/engines/logins.ts'
import { run } from '../../../ops/process.ts'
import { withClient } from '../query.ts'

const dataOf = (runDir: string) => join(runDir, 'postgres/data')

/** Clears the password of every role of a running server, and the rows that held them. */
export async function clearPasswords(adminUrl: string): Promise<void> {
  // On one connection: there is no other once the password is gone.
  await withClient(adminUrl, async client => {
    const { rows } = await client.query('select rolname from pg_roles where rolcanlogin')
    for (const { rolname } of rows) await client.query(`alter role ${rolname} password null`)
    await client.query('vacuum full pg_authid')
  })
}

/** Removes the write-ahead log of a stopped server: it repeats what the tables no longer hold, and makes copies large. */
export function dropLog(runDir: string): void {
  run(postgresTool('pg_resetwal'), ['-D', dataOf(runDir)], { account: accountOf('postgres') })
}

/** Gives the administrator of a stopped server this store's password; the others get theirs when it starts. */
export function setPassword(runDir: string): void {
  const statement = `alter role postgres password '${databasePassword(runDir, 'admin')}'\n`
  run(postgresTool('postgres'), ['--single', '-D', dataOf(runDir), '-c', 'fsync=off', 'postgres'], {
    account: accountOf('postgres'),
    input: statement,
  })
}
