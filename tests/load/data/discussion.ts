import { commentId } from '../../../rules/reports/comment-id.ts'
import { fraction, mix, pick } from './random.ts'
import { commentsOf, repliesOf, type Shape } from './shape.ts'
import { type Table, time, type Value } from './table.ts'
import { answers, names, opinions } from './text.ts'

// Visitors write about all apps at all times, so the comments of an app must not lie side by side on disk.
const ROUNDS = 16

export function discussion(shape: Shape): Table[] {
  return [
    {
      name: 'comments',
      columns: 'app_id,id,author,rating,body,version_name,reply_count,hidden,created_at',
      count: shape.comments,
      rows: () => comments(shape),
    },
    {
      name: 'replies',
      columns: 'app_id,comment_id,number,author,by_developer,body,hidden,created_at',
      count: shape.replies,
      rows: () => replies(shape),
    },
  ]
}

interface Written {
  appId: number
  n: number
  at: number
}

/** Every comment, roughly in the order of time. */
function* written(shape: Shape): Iterable<Written> {
  for (let round = 0; round < ROUNDS; round++) {
    for (let appId = 1; appId <= shape.apps; appId++) {
      const count = commentsOf(shape, appId)
      const phase = fraction(40, appId)
      const from = Math.max(0, Math.ceil((round * count) / ROUNDS - phase))
      const to = Math.min(count, Math.ceil(((round + 1) * count) / ROUNDS - phase))
      for (let n = from; n < to; n++) yield { appId, n, at: (n + phase) / count }
    }
  }
}

function* comments(shape: Shape): Iterable<Value[]> {
  for (const { appId, n, at } of written(shape)) {
    const r = mix(41 + n, appId)
    const author = pick(names, r) + (r % 9973)
    const rating = r % 10 === 0 ? null : 1 + (r % 5)
    const replyCount = repliesOf(shape, appId, n)
    const body = pick(opinions, r >>> 4)
    yield [appId, commentId(appId, n), author, rating, body, '2.0.0', replyCount, r % 97 === 0, time(at)]
  }
}

function* replies(shape: Shape): Iterable<Value[]> {
  for (const { appId, n, at } of written(shape)) {
    const count = repliesOf(shape, appId, n)
    const id = commentId(appId, n)
    const at0 = time(at)
    for (let number = 0; number < count; number++) {
      const r = mix(42 + n + number * 31, appId)
      const author = pick(names, r) + (r % 9973)
      yield [appId, id, number, author, r % 20 === 0, pick(answers, r >>> 4), r % 97 === 0, at0]
    }
  }
}
