// Runs the query of a reply page through pg for the given seconds, and prints how many a second.
import { createInterface } from 'node:readline'
import { openDatabase } from '../../../data/db/database.ts'
import { findReplies } from '../../../data/db/queries/comments.ts'
import { GIANT, GIANT_REPLIES } from './giant-comment.ts'

const AT_ONCE = 16

const db = openDatabase({ url: process.argv[2] ?? '', pool: 10 })
let next = 3
for await (const line of createInterface({ input: process.stdin })) {
  const began = performance.now()
  const until = began + Number(line) * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        next = (next + 10) % (GIANT_REPLIES - 20)
        const found = await findReplies(db, GIANT, next)
        if (found?.replies.length !== 10) throw new Error(`${found?.replies.length} replies at ${next}`)
        done += 1
      }
    }),
  )
  console.log(JSON.stringify({ perSecond: (done * 1000) / (performance.now() - began) }))
}
