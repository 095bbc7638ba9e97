import { day, iso, today } from '../core/clock.ts'
import { at, type Random, randomFrom } from '../core/random.ts'
import { cells, fill, linesFor, wordsOf } from '../core/words.ts'
import type { App, Row } from '../model.ts'
import { developers } from './developers.ts'
import { repliesTo } from './replies.ts'
import type { Stats } from './stats.ts'
import type { Version } from './versions.ts'

type Draft = { author: string; rating: number; body: string; replies?: number }

const oddScripts: Draft[] = [
  { author: '🦊小狐狸🍂', rating: 5, body: '太好听了😭😭😭 外婆家的话也有！👵🏻❤️‍🔥 必须五星 ⭐️⭐️⭐️⭐️⭐️' },
  { author: 'نورا', rating: 5, body: 'تطبيق رائع لتعلّم اللهجات الصينية، شكرًا لكم! 谢谢' },
  { author: 'דניאל', rating: 4, body: 'אפליקציה יפה מאוד, הייתי שמח לעוד ערים. (v2.1)' },
  {
    author: '<b>测试</b>',
    rating: 3,
    body: '<script>alert(1)</script> 这里只是想看看会不会显示成文字 & "引号" \'单引号\'',
  },
  { author: 'Zażółć', rating: 4, body: 'ありがとう！方言が面白い。Très bien. Отлично!' },
  { author: 'ｆｕｌｌ　ｗｉｄｔｈ', rating: 5, body: 'a̷̛b̸c̵ 👨‍👩‍👧‍👦 🏳️‍🌈 𠮷野家的𠮷也能显示吗' },
  { author: '一个名字特别特别特别特别特别特别长的用户', rating: 5, body: '好'.repeat(280) },
]

function ratingFor(random: Random, mean: number): number {
  const spread = mean + (random.next() + random.next() - 1) * 2.2
  return Math.max(1, Math.min(5, Math.round(spread)))
}

/** Words that name a number of stars must agree with the rating. */
const agrees = (rating: number) => (line: string) =>
  (!line.includes('五星') || rating === 5) && (!line.includes('四星') || rating === 4)

function bodyFor(rating: number, random: Random, decks: Decks): string {
  const common = (section: string) => wordsOf('common')(section).filter(agrees(rating))
  const shape = random.next()
  if (rating >= 4 && shape < 0.16) return random.pick(common('short'))
  if (rating <= 2 && shape < 0.25) return random.pick(common('angry'))
  if (rating >= 4 && shape < 0.22) return random.pick(common('long'))
  const opener = random.chance(0.3) ? random.pick(common('openers')) : ''
  const wish = random.chance(0.3) ? `。${random.pick(common('wishes'))}` : ''
  if (rating >= 4) {
    const praise = random.chance(0.25) ? `${decks.praise()}。${decks.praise()}` : decks.praise()
    const but =
      rating === 4 && random.chance(0.4) ? `，就是${decks.critique().replace(/^希望/, '还希望')}` : wish
    return `${opener}${praise}${but}`
  }
  const critique = random.chance(0.3) ? `${decks.critique()}；${decks.critique()}` : decks.critique()
  const good = rating === 3 && random.chance(0.5) ? `${decks.praise()}，不过` : ''
  return `${opener}${good}${critique}${rating === 3 ? wish : ''}`
}

type Decks = { praise: () => string; critique: () => string }

/** Deals lines like cards: none comes twice before all were seen. */
function deck(lines: string[], random: Random): () => string {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = random.sample(lines, lines.length)
    return left.pop() ?? ''
  }
}

function drafts(app: App, random: Random, mean: number, downloads: number): Draft[] {
  if (app.special === 'no-comments' || app.special === 'coming') return []
  const written =
    app.about === '-'
      ? wordsOf(`flagship-${app.slug}`)('comments').map(line => {
          const [author = '', rating = '', replies = '', body = ''] = cells(line)
          return { author, rating: Number(rating), body, replies: Number(replies) }
        })
      : app.special === 'odd-scripts'
        ? oddScripts
        : []
  const count =
    app.about === '-' ? 46 : random.int(2, random.pick(downloads > 1e6 ? [20, 35, 60] : [4, 12, 24]))
  const decks = {
    praise: deck(
      [
        ...linesFor(app, 'praise'),
        ...linesFor(app, 'praise'),
        ...wordsOf('common')(app.game ? 'gamepraise' : 'praise'),
      ],
      random,
    ),
    critique: deck(
      [...linesFor(app, 'critique'), ...wordsOf('common')(app.game ? 'gamecritique' : 'critique')],
      random,
    ),
  }
  const seen = new Set(written.map(draft => draft.body))
  const made: Draft[] = []
  for (let tries = 0; made.length < count - written.length && tries < 400; tries += 1) {
    const rating = ratingFor(random, mean)
    const body = fill(bodyFor(rating, random, decks), { name: app.name, point: app.point })
    if (seen.has(body)) continue
    seen.add(body)
    made.push({ author: random.pick(wordsOf('common')('nicknames')), rating, body })
  }
  return [...written, ...made]
}

export function commentsOf(
  app: App,
  versions: Version[],
  { mean, downloads }: Stats,
): { comments: Row[]; replies: Row[] } {
  const random = randomFrom(`comments ${app.slug}`)
  const first = versions[0]?.releasedAt ?? today
  const developer = developers.find(one => one.id === app.developerId)?.name
  const list = drafts(app, random, mean, downloads)
  const comments: Row[] = []
  const replies: Row[] = []
  let time = today - random.int(1, 40) * 3_600_000
  list.forEach((draft, index) => {
    const version = at(
      [...versions]
        .reverse()
        .filter(one => one.releasedAt <= time)
        .slice(0, 1)
        .concat(versions[0] ?? []),
      0,
    )
    // Number 1 is the oldest: ids rise with time.
    const id = app.id * 2 ** 24 + (list.length - index)
    const answers = repliesTo(app, id, draft, developer, time, random)
    comments.push({
      app_id: app.id,
      id,
      author: draft.author,
      rating: draft.rating,
      body: draft.body,
      version_name: version.name,
      hidden: false,
      created_at: iso(time),
    })
    replies.push(...answers)
    const step = Math.min(
      random.int(2, random.pick(app.about === '-' ? [12, 30, 60] : [20, 90, 400])) * 3_600_000,
      Math.max(60_000, (time - first) / 3),
    )
    time = Math.max(time - step - random.int(1, 59) * 61_000, first + day / 24)
  })
  return { comments: comments.reverse(), replies }
}
