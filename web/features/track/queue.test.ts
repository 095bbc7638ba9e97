import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CollectBatch } from '../../../contract/collect.schema.ts'
import type { Answer, Carrier } from './carrier.ts'
import { boxOf, eventOf, memoryStorage, noStorage } from './memory-box.test-support.ts'
import { boxName, openOutbox } from './outbox.ts'
import { createQueue } from './queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page with its queue, and a server that answers as the test says. */
function page({
  storage = memoryStorage(),
  name = 'own',
  open = () => storage,
  outlivesPage = true,
  offset = 0,
} = {}) {
  const posted: CollectBatch[] = []
  const handed: CollectBatch[] = []
  const server: { answer(batch: CollectBatch): Answer | Promise<Answer> } = {
    answer: () => ({ now: Date.now(), refused: [] }),
  }
  const carrier: Carrier = {
    outlivesPage,
    async post(body) {
      posted.push(JSON.parse(body))
      return server.answer(JSON.parse(body))
    },
    hand: body => void handed.push(JSON.parse(body)),
  }
  const offsets: number[] = []
  const queue = createQueue({
    carrier,
    outbox: openOutbox(open),
    name: boxName(name),
    box: { ...boxOf(), offset },
    keepOffset: kept => offsets.push(kept),
  })
  const idsOf = (batches: CollectBatch[]) => batches.map(({ events }) => events.map(({ id }) => id).join(' '))
  return {
    queue,
    server,
    storage,
    offsets,
    posted,
    sent: () => idsOf(posted),
    handed: () => idsOf(handed),
    kept: () =>
      openOutbox(open)
        .read(boxName(name))
        ?.events.map(({ id }) => id) ?? [],
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('[TRK-4] nothing is sent before the platform is known or given up, and everything carries it then', async () => {
  const { queue, posted, sent, pass } = page()
  queue.add(eventOf('a'))
  await pass(60_000)
  expect(sent()).toEqual([])
  queue.start('client')
  await pass(0)
  expect(sent()).toEqual(['a'])
  expect(posted[0]?.platform).toBe('client')
})

test('[TRK-4] without a platform it goes on without', async () => {
  const { queue, posted, pass } = page()
  queue.add(eventOf('a'))
  queue.start(undefined)
  await pass(0)
  expect(posted[0]).not.toHaveProperty('platform')
})

test('[TRK-1] events that follow each other go together, twenty go at once', async () => {
  const { queue, sent, pass } = page()
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(1900)
  queue.add(eventOf('b'))
  expect(sent()).toEqual([])
  await pass(100)
  expect(sent()).toEqual(['a b'])
  for (let i = 0; i < 20; i += 1) queue.add(eventOf(`n${i}`))
  await pass(0)
  expect(sent()).toHaveLength(2)
})

test('[TRK-1] an event is kept from the moment it happened until it was answered', async () => {
  const { queue, kept, pass, server } = page()
  let answer: (answer: Answer) => void = () => {}
  server.answer = () => new Promise(done => (answer = done))
  queue.add(eventOf('a'))
  await pass(0)
  expect(kept()).toEqual(['a'])
  queue.start('other')
  await pass(0)
  expect(kept()).toEqual(['a'])
  queue.add(eventOf('b'))
  answer({ now: Date.now(), refused: [] })
  await pass(0)
  expect(kept()).toEqual(['b'])
})

test('[TRK-1] what a page left unanswered is sent by the next, as it was, under its own session', async () => {
  const first = page({ name: 'first' })
  first.queue.add(eventOf('a'))
  first.queue.leave()
  const second = page({ name: 'second', storage: first.storage })
  second.queue.add(eventOf('b'))
  second.queue.start('other')
  await second.pass(0)
  expect(second.sent()).toEqual(['b', 'a'])
  expect(second.posted[1]?.events[0]).toEqual({ ...eventOf('a'), at: second.posted[1]?.events[0]?.at })
  expect(first.kept()).toEqual([])
})

test('[TRK-1] two tabs do not lose each other’s events', async () => {
  const storage = memoryStorage()
  const [one, other] = [page({ name: 'one', storage }), page({ name: 'other', storage })]
  one.server.answer = () => 0
  one.queue.start('other')
  other.queue.start('other')
  for (let i = 0; i < 10; i += 1) {
    one.queue.add(eventOf(`one${i}`))
    other.queue.add(eventOf(`other${i}`))
    await one.pass(3000)
  }
  await one.pass(30_000)
  const arrived = new Set(other.sent().join(' ').split(' '))
  // The tab that gets no answer has its events sent by the other, or still keeps them.
  const safe = new Set([...arrived, ...one.kept()])
  for (let i = 0; i < 10; i += 1)
    expect([safe.has(`one${i}`), arrived.has(`other${i}`)]).toEqual([true, true])
})

test('[TRK-1] a server that has no time is asked again when it said, not before and not in a loop', async () => {
  const { queue, sent, server, pass, kept } = page()
  server.answer = () => 10
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  expect(sent()).toEqual(['a'])
  queue.add(eventOf('b'))
  await pass(9900)
  expect(sent()).toEqual(['a'])
  await pass(5200)
  expect(sent()).toEqual(['a', 'a b'])
  server.answer = () => ({ now: Date.now(), refused: [] })
  await pass(15_100)
  expect(kept()).toEqual([])
})

test('[TRK-1] without a word from the server the pauses grow, to five minutes and a half more', async () => {
  const { queue, posted, server, pass } = page()
  server.answer = () => 0
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  await pass(60_000)
  // 5, 10, 20 and 40 s, each up to half more.
  expect(posted.length).toBeGreaterThanOrEqual(3)
  expect(posted.length).toBeLessThanOrEqual(5)
  const before = posted.length
  await pass(24 * 3_600_000)
  expect(posted.length - before).toBeLessThan(300)
  expect(posted.length - before).toBeGreaterThan(150)
})

test('[TRK-1] what will never be taken is forgotten', async () => {
  const { queue, sent, server, pass, kept } = page()
  server.answer = () => undefined
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(60_000)
  expect(sent()).toEqual(['a'])
  expect(kept()).toEqual([])
})

test('[TRK-1] a wrong clock is set right once, and stays so', async () => {
  const { queue, posted, offsets, server, pass } = page()
  const DAY = 86_400_000
  server.answer = ({ sent, events }) => {
    const now = Date.now() + DAY
    const off = Math.abs(sent - now) > 600_000
    return { now, refused: off ? events.map(({ id }) => ({ id, reason: 'clock' as const })) : [] }
  }
  queue.start('other')
  queue.add(eventOf('a', queue.now()))
  await pass(2000)
  expect(posted).toHaveLength(2)
  expect(posted[1]?.events[0]?.at).toBe((posted[0]?.events[0]?.at ?? 0) + DAY)
  queue.add(eventOf('b', queue.now()))
  await pass(2000)
  expect(posted).toHaveLength(3)
  expect(posted[2]?.events[0]?.at).toBeGreaterThan(Date.now() + DAY - 5000)
  expect(offsets.at(-1)).toBe(DAY)
})

test('[TRK-1] a server that refuses every clock is not asked in a loop', async () => {
  const { queue, posted, server, pass } = page()
  let turn = 1
  server.answer = ({ sent, events }) => {
    turn = -turn
    return { now: sent + turn * 1e9, refused: events.map(({ id }) => ({ id, reason: 'clock' as const })) }
  }
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  expect(posted.length).toBeLessThanOrEqual(10)
})

test('[TRK-1] leaving the page hands over what is not yet on its way', async () => {
  const { queue, handed, server, pass, kept } = page()
  server.answer = () => new Promise(() => {})
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  queue.add(eventOf('b'))
  queue.leave()
  // Measured at the very end.
  queue.add(eventOf('c'))
  await pass(0)
  expect(handed()).toEqual(['b', 'c'])
  expect(kept()).toEqual(['a', 'b', 'c'])
})

test('[TRK-1] leaving the page hands over what failed on its way, once it may be sent again', async () => {
  const { queue, handed, server, pass } = page()
  server.answer = () => 10
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  // The browser holds back the timers of a hidden page, so it has not been tried again.
  vi.setSystemTime(Date.now() + 20_000)
  queue.leave()
  expect(handed()).toEqual(['a'])
})

test('[TRK-1] where a request dies with its page, leaving hands over that too', async () => {
  const { queue, handed, server, pass } = page({ outlivesPage: false })
  server.answer = () => new Promise(() => {})
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  queue.leave()
  expect(handed()).toEqual(['a'])
})

test('[TRK-1] a hidden page sends at once, and reads the answer', async () => {
  const { queue, sent, handed, pass, kept } = page()
  queue.start('other')
  await pass(0)
  queue.add(eventOf('a'))
  queue.hide()
  queue.add(eventOf('b'))
  await pass(2000)
  expect(sent().join(' ')).toBe('a b')
  expect([handed(), kept()]).toEqual([[], []])
})

test('[TRK-1] a page that came back from the cache goes on', async () => {
  const { queue, sent, pass, kept } = page()
  queue.start('other')
  queue.add(eventOf('a'))
  queue.leave()
  await pass(600_000)
  queue.comeBack()
  queue.add(eventOf('b'))
  await pass(2000)
  expect(sent().join(' ')).toContain('b')
  expect(kept()).toEqual([])
})

test('[TRK-1] no more than a hundred events wait, the newest', async () => {
  const { queue, kept, pass } = page()
  for (let i = 0; i < 130; i += 1) queue.add(eventOf(`n${i}`))
  await pass(0)
  expect(kept()).toHaveLength(100)
  expect(kept().at(-1)).toBe('n129')
})

test('[TRK-1] where storage is forbidden events are sent all the same', async () => {
  const { queue, sent, pass } = page({ open: noStorage })
  queue.start('other')
  queue.add(eventOf('a'))
  await pass(2000)
  expect(sent()).toEqual(['a'])
})

test('[TRK-1] a page that is left, and thereby hidden, sends everything once', async () => {
  const { queue, sent, handed, pass, kept } = page()
  queue.start('other')
  await pass(0)
  queue.add(eventOf('a'))
  queue.leave()
  queue.hide()
  queue.add(eventOf('b'))
  await pass(0)
  expect([handed(), sent()]).toEqual([['a', 'b'], []])
  // Without an answer they stay for the next page.
  expect(kept()).toEqual(['a', 'b'])
})
