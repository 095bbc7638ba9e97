// Reads a repository by its address, with what was held before, if anything: a process of its own, as a worker does it.
import { readFileSync } from 'node:fs'
import { readApps } from '../../../catalogue/repositories/index/read-apps.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'

const [, , address = '', pinned = '', outcome = '', now = '', held, text] = process.argv
const reading = await readRepository({
  source: { address },
  pinned,
  now: Number(now),
  ...(held && text ? { held: JSON.parse(held), heldText: async () => readFileSync(text) } : {}),
})
if ('held' in reading)
  for await (const read of readApps(reading.index, reading.changed))
    if ('leftOut' in read) throw new Error(`${read.name} is left out`)
if (reading.outcome !== outcome || reading.notes.length > 0)
  throw new Error(`${reading.outcome} ${JSON.stringify(reading.notes)}`)
