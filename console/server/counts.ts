import type { Database } from '../../data/db/database.ts'
import { menuCounts } from '../../data/db/queries/today/counts.ts'
import type { Counts } from '../kit/request-context.ts'

export const countsFor = async (db: Database): Promise<Counts> =>
  (await menuCounts(db))[0] ?? { reports: 0, requests: 0, repositories: 0 }
