import { iso, today } from '../core/clock.ts'
import { at, type Random } from '../core/random.ts'
import { cells, wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'

function howMany(random: Random): number {
  const luck = random.next()
  if (luck < 0.5) return 0
  if (luck < 0.88) return random.int(1, 3)
  if (luck < 0.985) return random.int(4, 15)
  return 40
}

type Spoken = { author: string; body: string; developer: boolean }

function scripted(app: App, body: string): Spoken[] {
  if (app.about !== '-') return []
  return wordsOf(`flagship-${app.slug}`)('replies')
    .map(cells)
    .filter(([start = '']) => body.startsWith(start))
    .map(([, author = '', said = '']) => ({ author, body: said, developer: author === '开发者' }))
}

export function repliesTo(
  app: App,
  commentId: number,
  comment: { author: string; rating: number; body: string; replies?: number },
  developer: string | undefined,
  after: number,
  random: Random,
): Row[] {
  const common = wordsOf('common')
  const count = comment.replies ?? howMany(random)
  const spoken = scripted(app, comment.body).slice(0, count)
  // Taken in order from a random place, because neighbouring lines answer each other.
  const start = random.int(0, common('replies').length - 1)
  const others = Array.from({ length: count - spoken.length }, (_, index) =>
    at(common('replies'), start + index),
  )
  const names = common('nicknames').filter(name => name !== comment.author)
  const list: Spoken[] = [
    ...spoken,
    ...others.map(body => ({ author: random.pick(names), body, developer: false })),
  ]
  if (developer && spoken.length === 0 && list.length > 0 && random.chance(0.5)) {
    const body = random.pick(common(comment.rating >= 4 ? 'thanks' : 'sorry'))
    list[random.int(0, Math.min(2, list.length - 1))] = { author: developer, body, developer: true }
  }
  const step = Math.max(30_000, Math.min(5 * 3_600_000, (today - after) / (list.length + 1)))
  return list.map((reply, number) => ({
    app_id: app.id,
    comment_id: commentId,
    number,
    author: reply.developer && developer ? developer : reply.author,
    by_developer: reply.developer,
    body: reply.body,
    hidden: false,
    created_at: iso(after + Math.round(step * (number + 0.2 + random.next() * 0.7))),
  }))
}
