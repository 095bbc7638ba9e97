import { commentId } from '../../../rules/comment-id.ts'
import { type Database, openDatabase } from '../../../server/db/database.ts'
import { findAppPage } from '../../../server/db/queries/app-page.ts'
import { FIRST_REPLIES, newestComments, REPLY_PAGE, replyRange } from '../../../server/db/queries/comments.ts'
import { fraction, mix, zipfRank } from './random.ts'
import { commentsOf, GIANT_APP, GIANT_REPLIES, repliesOf, type Shape, VERSIONS_PER_APP } from './shape.ts'

export interface Target {
  shape: Shape
  /** App ids, the most discussed first. */
  popular: Int32Array
  /** Ids of comments that have more replies than the page shows at first. */
  discussed: Float64Array
  one: Database
  two: Database
}

export interface Case {
  name: string
  run(target: Target, seed: number, n: number): Promise<void>
}

export function openTarget(url: string, shape: Shape): Target {
  const popular = Int32Array.from({ length: shape.apps }, (_, n) => n + 1)
  popular.sort((a, b) => commentsOf(shape, b) - commentsOf(shape, a) || a - b)
  const discussed: number[] = []
  for (let appId = 1; appId <= shape.apps; appId++) {
    for (let n = 0; n < commentsOf(shape, appId); n++) {
      if (repliesOf(shape, appId, n) > FIRST_REPLIES) discussed.push(commentId(appId, n))
    }
  }
  const [one, two] = [openDatabase({ url, pool: 1 }), openDatabase({ url, pool: 2 })]
  return { shape, popular, discussed: Float64Array.from(discussed), one, two }
}

const giant = commentId(GIANT_APP, 0)
const LAST_PAGE = GIANT_REPLIES - REPLY_PAGE

export const cases: Case[] = [
  ...forApps('any app', (target, seed, n) => 1 + (mix(seed, n) % target.shape.apps)),
  ...forApps('hot apps', ({ popular }, seed, n) => popular[zipfRank(popular.length, fraction(seed, n))] ?? 0),
  {
    name: `reply page, any comment, offset ${FIRST_REPLIES}`,
    run: ({ one, discussed }, seed, n) =>
      replyPage(one, discussed[mix(seed, n) % discussed.length] ?? 0, FIRST_REPLIES),
  },
  ...[FIRST_REPLIES, LAST_PAGE].map(offset => ({
    name: `reply page, giant comment, offset ${offset}`,
    run: ({ one }: Target) => replyPage(one, giant, offset),
  })),
]

function forApps(which: string, appOf: (target: Target, seed: number, n: number) => number): Case[] {
  return [
    { name: `app, ${which}`, run: (target, seed, n) => app(target.one, appOf(target, seed, n)) },
    {
      name: `comments, ${which}`,
      run: (target, seed, n) => comments(target, target.one, appOf(target, seed, n)),
    },
    {
      name: `detail page (both), ${which}`,
      async run(target, seed, n) {
        const appId = appOf(target, seed, n)
        await Promise.all([app(target.two, appId), comments(target, target.two, appId)])
      },
    },
  ]
}

// A query that finds nothing is fast, so each answer is looked at.
async function app(db: Database, appId: number): Promise<void> {
  const row = await findAppPage(db, appId, 'zh-CN')
  if (row?.versions.length !== VERSIONS_PER_APP || !row.versions[0]?.package || !row.category) {
    throw new Error(`app ${appId} is incomplete`)
  }
}

async function comments({ shape }: Target, db: Database, appId: number): Promise<void> {
  const rows = await newestComments(db, appId, 5)
  // Up to two of the few may be hidden.
  if (rows.length < Math.min(5, commentsOf(shape, appId) - 2)) throw new Error(`app ${appId} lacks comments`)
}

async function replyPage(db: Database, id: number, offset: number): Promise<void> {
  const rows = await replyRange(db, id, offset)
  if (rows.length > REPLY_PAGE || (id === giant && rows.length < REPLY_PAGE - 2)) {
    throw new Error(`comment ${id} has ${rows.length} replies at ${offset}`)
  }
}
