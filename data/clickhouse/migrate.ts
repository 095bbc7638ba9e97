import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Store } from './store.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** What was applied: written after a migration's last statement, so that one which was broken off is done again. */
const applied = `
create table if not exists applied_migrations (
  name String,
  at DateTime64(3, 'UTC') default now64(3, 'UTC')
)
engine = ReplacingMergeTree
order by name
settings fsync_after_insert = 1, fsync_part_directory = 1`

/**
 * Applies what is pending, in the order of names. Every statement must be one that may run again, and beside itself in another
 * process: `if not exists`, `modify`.
 */
export async function migrateStore(store: Store): Promise<void> {
  await store.run(applied)
  const rows = await store.rows<{ name: string }>('select distinct name from applied_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const all = await migrations()
  const later = [...done].filter(name => !all.has(name))
  if (later.length > 0)
    throw new Error(`A later release applied ${later.sort().join(', ')}. Start that release`)
  for (const [name, statements] of all) {
    if (done.has(name)) continue
    for (const statement of statements) await store.run(statement)
    await store.run('insert into applied_migrations (name) values ({name: String})', { name })
  }
}

/** Each file's statements, which end with a semicolon at the end of a line. */
export async function migrations(): Promise<Map<string, string[]>> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const read = files.map(async (file): Promise<[string, string[]]> => {
    const text = await readFile(`${folder}/${file}`, 'utf8')
    const statements = text.split(/;$/m).filter(part => part.trim() !== '')
    return [file.replace('.sql', ''), statements]
  })
  return new Map(await Promise.all(read))
}
