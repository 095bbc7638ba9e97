import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { groupSender, Overloaded } from './group.ts'

const limits = { atOnce: 1, bytes: 10, waitingBytes: 30 }

/** A log whose sendings end when the test says so. */
function slowLog() {
  const sent: { text: string; events: number; end: (error?: Error) => void }[] = []
  const send = (payload: Buffer, events: number) =>
    new Promise<void>((done, failed) =>
      sent.push({ text: payload.toString(), events, end: error => (error ? failed(error) : done()) }),
    )
  return { sent, send }
}

test('the first line goes at once; those that come meanwhile go together', async () => {
  const { sent, send } = slowLog()
  const sender = groupSender(send, limits)
  const first = sender.add(Buffer.from('a'), 1)
  await turn()
  const others = [sender.add(Buffer.from('b'), 2), sender.add(Buffer.from('c'), 3)]
  await turn()
  expect(sent.map(({ text }) => text)).toEqual(['a'])
  sent[0]?.end()
  await first
  await turn()
  expect(sent.map(({ text, events }) => [text, events])).toEqual([
    ['a', 1],
    ['bc', 5],
  ])
  sent[1]?.end()
  await Promise.all(others)
  expect(sender.waitingBytes()).toBe(0)
})

test('a group has its largest size', async () => {
  const { sent, send } = slowLog()
  const sender = groupSender(send, { ...limits, atOnce: 9 })
  const lines = ['aaaaaa', 'bbbbbb', 'cccc'].map(text => sender.add(Buffer.from(text), 1))
  await turn()
  expect(sent.map(({ text }) => text)).toEqual(['aaaaaa', 'bbbbbbcccc'])
  for (const { end } of sent) end()
  await Promise.all(lines)
})

test('a sending that fails fails for its lines alone', async () => {
  const { sent, send } = slowLog()
  const sender = groupSender(send, limits)
  const first = sender.add(Buffer.from('a'), 1)
  await turn()
  const second = sender.add(Buffer.from('b'), 1)
  sent[0]?.end(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await turn()
  sent[1]?.end()
  await expect(second).resolves.toBeUndefined()
})

test('requests are rejected when too much waits', async () => {
  const { sent, send } = slowLog()
  const sender = groupSender(send, limits)
  const lines = Array.from({ length: 3 }, () => sender.add(Buffer.alloc(10), 1))
  await expect(sender.add(Buffer.from('x'), 1)).rejects.toBeInstanceOf(Overloaded)
  for (let i = 0; i < 3; i += 1) {
    await turn()
    sent[i]?.end()
    await lines[i]
  }
  const again = sender.add(Buffer.from('x'), 1)
  await turn()
  sent[3]?.end()
  await expect(again).resolves.toBeUndefined()
})
