// Reads a repository by its address, with what was held before, if anything: a process of its own, as a worker does it.
import { readFileSync } from 'node:fs'
import { readRepository } from '../../../catalogue/import/read-repository.ts'
import { readAll } from '../../support/repositories/read-all.ts'

const [, , address = '', pinned = '', outcome = '', now = '', held, text] = process.argv
const reading = await readRepository({
  ...{ source: { address }, pinned, now: Number(now) },
  ...(held && text ? { held: JSON.parse(held), heldText: async () => readFileSync(text) } : {}),
})
await readAll(reading)
if (reading.outcome !== outcome || reading.notes.length > 0)
  throw new Error(`${reading.outcome} ${JSON.stringify(reading.notes)}`)
