// Publishes the messages that the collector made, as fast as the log takes them: `bare-publish.ts NATS_URL READER_URL`, then a line
// with a number of seconds and `groups` or `lines` (each request's batch by itself); answers with events a second.
import { createInterface } from 'node:readline'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connectLog } from '../../../data/log/connect.ts'
import { EVENT_STREAM, EVENT_SUBJECT, EVENTS_HEADER } from '../../../data/log/event-stream.ts'

const AT_ONCE = { groups: 4, lines: 64 }
const [publisher = '', reader = ''] = process.argv.slice(2)
const js = jetstream(await connectLog([publisher], 'bench'))
interface Message {
  data: Uint8Array
  events: number
}
let groups: Message[] = []
let next = 0

for await (const line of createInterface({ input: process.stdin })) {
  const [seconds = '1', form = 'groups'] = line.split(' ')
  if (groups.length === 0) groups = await collected()
  const perSecond =
    form === 'lines'
      ? await publish(groups.flatMap(linesOf), AT_ONCE.lines, Number(seconds))
      : await publish(groups, AT_ONCE.groups, Number(seconds))
  const bytes = groups.reduce((sum, { data }) => sum + data.length, 0) / groups.length
  console.log(JSON.stringify({ perSecond, bytes }))
}
process.exit(0)

async function publish(messages: Message[], atOnce: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let events = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const message = messages[next++ % messages.length]
        if (!message) throw new Error('the log is empty')
        await js.publish(EVENT_SUBJECT, message.data)
        events += message.events
      }
    }),
  )
  return events / seconds
}

function linesOf({ data, events }: Message): Message[] {
  const lines = Buffer.from(data).toString().trimEnd().split('\n')
  return lines.map(line => ({ data: Buffer.from(`${line}\n`), events: events / lines.length }))
}

async function collected(): Promise<Message[]> {
  const connection = await connectLog([reader], 'bench')
  const { streams } = await jetstreamManager(connection)
  const { first_seq, last_seq } = (await streams.info(EVENT_STREAM)).state
  const found: Message[] = []
  for (let seq = first_seq; seq <= Math.min(last_seq, first_seq + 199); seq += 1) {
    const message = await streams.getMessage(EVENT_STREAM, { seq })
    if (message) found.push({ data: message.data, events: Number(message.header.get(EVENTS_HEADER)) })
  }
  await connection.close()
  // The first were sent while the collector was cold.
  return found.slice(Math.floor(found.length / 4))
}
