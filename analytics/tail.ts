import { jetstreamManager, type StoredMsg } from '@nats-io/jetstream'
import type { CollectBatch, CollectEvent } from '../contract/collect.schema.ts'
import { connectLog, type Patience } from '../data/log/connect.ts'
import { DEAD_STREAM, EVENT_STREAM, REASON_HEADER } from '../data/log/event-stream.ts'
import type { Handout } from '../data/log/handout-line.ts'
import { readStream } from '../data/log/read-stream.ts'
import { printable } from './printable.ts'
import { readLine } from './read-line.ts'

export interface Tailed {
  appId: number | undefined
  type: string
  text: string
}

/** Events as the log gets them, in words; first those of the last messages, if any are wanted. */
export async function* eventLines(
  servers: string[],
  lastMessages: number,
  patience: Patience = {},
): AsyncGenerator<Tailed> {
  for await (const message of messagesOf({ servers, patience }, EVENT_STREAM, lastMessages)) {
    for (const line of message.string().trimEnd().split('\n')) {
      // What is no batch never got past the collector.
      const read = readLine(line)
      if (!read) continue
      if ('handout' in read) {
        yield handedOut(read.received, read.handout)
        continue
      }
      // No visitor's.
      if ('freshness' in read) continue
      const { batch } = read
      for (const event of batch.events) {
        const { appId, type } = event.record
        yield { appId, type, text: eventText(batch, event) }
      }
    }
  }
}

/** What could not be stored, with its reason, from the beginning. */
export async function* deadText(servers: string[], patience: Patience = {}): AsyncGenerator<string> {
  for await (const message of messagesOf({ servers, patience }, DEAD_STREAM, Number.POSITIVE_INFINITY)) {
    const reason = message.header.get(REASON_HEADER)
    for (const line of message.string().trimEnd().split('\n')) yield printable(`${reason}  ${line}`)
  }
}

async function* messagesOf(
  { servers, patience }: { servers: string[]; patience: Patience },
  stream: string,
  last: number,
): AsyncGenerator<StoredMsg> {
  const connection = await connectLog(servers, 'pergola-tail', patience)
  try {
    const warn = patience.warn ?? (() => undefined)
    yield* readStream(await jetstreamManager(connection), { stream, last, warn })
  } finally {
    await connection.close()
  }
}

function handedOut(received: number, { appId, visit }: Handout): Tailed {
  const text = `${new Date(received).toISOString().slice(11, 23)}  package of app ${appId} handed out to ${visit.slice(0, 6)}`
  return { appId, type: 'handout', text }
}

/** `09:41:07.120 click  detail  app 42 Moss Journal  related #3  app-42  [BAIDU]  PC visit 3f9a…` */
function eventText({ session, pageType }: CollectBatch, { at, record, ...rest }: CollectEvent): string {
  const { type, action, page, module, position, appId, appName, cardId, keyword, channel } = record
  const parts = [
    new Date(at).toISOString().slice(11, 23),
    type.padEnd(5),
    action.padEnd(8),
    page.padEnd(8),
    appId === undefined ? '' : `app ${appId} ${appName ?? ''}`.trimEnd(),
    module && (position === undefined ? module : `${module} #${position}`),
    cardId,
    keyword && `“${keyword}”`,
    rest.download && `download ${rest.download.downloadType} of ${rest.download.packageName}`,
    rest.vital && `${rest.vital.name} ${rest.vital.value.toFixed(rest.vital.name === 'CLS' ? 3 : 0)}`,
    rest.device && `device (${rest.device.length} facts)`,
    channel && `[${channel}]`,
    `${pageType} visit ${session.id.slice(0, 6)}`,
  ]
  return printable(parts.filter(Boolean).join('  '))
}
