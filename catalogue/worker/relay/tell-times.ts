import type { Database } from '../../../data/db/database.ts'
import { forget } from '../../../data/db/queries/outbox/queue-purge.ts'
import { keepTold, timesCome, timesTold } from '../../../data/db/queries/outbox/times.ts'
import { tagsOf } from '../../commands/tags.ts'

/** Queues purges for rows whose time has come, such as an ad's first day, without a change. Returns the tags. */
export const tellTimes = (db: Database): Promise<string[]> =>
  db.transaction().execute(async tx => {
    const [told] = await timesTold(tx)
    if (!told) return []
    const came = await timesCome(tx, told)
    const tags = tagsOf(came.map(row => ({ ...row, after: null })))
    if (tags.length > 0) await forget(tx, tags)
    await keepTold(tx, { until: told.until })
    return tags
  })
