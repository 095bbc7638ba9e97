import { sql } from 'kysely'
import { FIRST_OFFSET, REPLY_PAGE_SIZE } from '../../../contract/api/reply-page.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { findReplies } from '../../../data/db/queries/comments.ts'
import { findDetailInTables } from '../../../data/db/queries/documents/detail.ts'
import { commentId } from '../../../rules/reports/comment-id.ts'
import type { Case, Target } from './case.ts'
import { lists } from './list-cases.ts'
import { fraction, mix, zipfRank } from './random.ts'
import { commentsOf, GIANT_APP, GIANT_REPLIES, repliesOf, type Shape, VERSIONS_PER_APP } from './shape.ts'

export function openTarget(url: string, shape: Shape): Target {
  const popular = Int32Array.from({ length: shape.apps }, (_, n) => n + 1)
  popular.sort((a, b) => commentsOf(shape, b) - commentsOf(shape, a) || a - b)
  const discussed: number[] = []
  for (let appId = 1; appId <= shape.apps; appId++) {
    for (let n = 0; n < commentsOf(shape, appId); n++) {
      if (repliesOf(shape, appId, n) > FIRST_OFFSET) discussed.push(commentId(appId, n))
    }
  }
  return { shape, popular, discussed: Float64Array.from(discussed), one: openDatabase({ url, pool: 1 }) }
}

const giant = commentId(GIANT_APP, 0)
const LAST_PAGE = GIANT_REPLIES - REPLY_PAGE_SIZE

/** Reads no table: what it takes at p99 is what the machine adds to all the others. */
export const CONTROL = 'control (no table)'

export const cases: Case[] = [
  { name: CONTROL, run: async ({ one }, _seed, n) => void (await sql`select ${n}::integer`.execute(one)) },
  ...forApps('any app', (target, seed, n) => 1 + (mix(seed, n) % target.shape.apps)),
  ...forApps('hot apps', ({ popular }, seed, n) => popular[zipfRank(popular.length, fraction(seed, n))] ?? 0),
  {
    name: `reply page, any comment, offset ${FIRST_OFFSET}`,
    run: ({ one, discussed }, seed, n) =>
      replyPage(one, discussed[mix(seed, n) % discussed.length] ?? 0, FIRST_OFFSET),
  },
  ...lists,
  ...[FIRST_OFFSET, LAST_PAGE].map(offset => ({
    name: `reply page, giant comment, offset ${offset}`,
    run: ({ one }: Target) => replyPage(one, giant, offset),
  })),
]

function forApps(which: string, appOf: (target: Target, seed: number, n: number) => number): Case[] {
  return [{ name: `detail page, ${which}`, run: (target, seed, n) => detail(target, appOf(target, seed, n)) }]
}

// A query that finds nothing is fast, so each answer is looked at.
async function detail({ shape, one }: Target, appId: number): Promise<void> {
  const { page: row, around } = (await findDetailInTables(one, appId, 'zh-CN')) ?? {}
  if (row?.versions.length !== VERSIONS_PER_APP || !row.versions[0]?.package || !row.category) {
    throw new Error(`app ${appId} is incomplete`)
  }
  if (!around?.related.length) throw new Error(`app ${appId} has no related apps`)
  // Up to two of the few may be hidden.
  if (row.newestComments.length < Math.min(5, commentsOf(shape, appId) - 2)) {
    throw new Error(`app ${appId} lacks comments`)
  }
}

async function replyPage(db: Database, id: number, offset: number): Promise<void> {
  const rows = (await findReplies(db, id, offset))?.replies ?? []
  if (rows.length > REPLY_PAGE_SIZE || (id === giant && rows.length < REPLY_PAGE_SIZE - 2)) {
    throw new Error(`comment ${id} has ${rows.length} replies at ${offset}`)
  }
}
