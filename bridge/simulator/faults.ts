import { METHODS } from '../../contract/bridge-methods.ts'
import { type Dialect, type WireMessage, writeMessage } from '../../contract/bridge-wire.ts'

export interface Delivery {
  text: string
  afterMs: number
}

export interface Faulty {
  dialect: Dialect
  reply: WireMessage
  /** How long the page waits. */
  waitMs: number
}

/** A reply that is valid, but to a call that was never made. */
const other: WireMessage = { id: 'x'.repeat(24), method: METHODS.userIsNew.id, data: { isNew: true } }

const soon = (text: string): Delivery => ({ text, afterMs: 20 })
const written = ({ dialect, reply }: Faulty, change: WireMessage = {}) =>
  writeMessage(dialect, { ...reply, ...change })

/** As `JSON.parse` would make it: a field of its own by that name. */
const withProto = (data: unknown) =>
  Object.defineProperty(Object.assign({}, data), '__proto__', { value: { polluted: true }, enumerable: true })

/** What can go wrong on the way to the page, each as the texts that arrive instead of the reply. */
export const FAULTS = {
  none: faulty => [soon(written(faulty))],
  slow: faulty => [{ text: written(faulty), afterMs: faulty.waitMs - 1000 }],
  late: faulty => [{ text: written(faulty), afterMs: faulty.waitMs + 500 }],
  missing: () => [],
  doubled: faulty => [soon(written(faulty)), soon(written(faulty))],
  malformed: faulty => [soon(written(faulty).slice(0, -2))],
  'wrong data': faulty => [soon(written(faulty, { data: 'no object' }))],
  'data of another call': faulty => [soon(written(faulty, { method: other.method, data: other.data }))],
  'reply to another call': faulty => [soon(writeMessage(faulty.dialect, other))],
  'one megabyte': faulty => [soon(written(faulty, { data: { filler: 'x'.repeat(1 << 20) } }))],
  'a __proto__ field': faulty => [soon(written(faulty, { data: withProto(faulty.reply.data) }))],
} as const satisfies Record<string, (faulty: Faulty) => Delivery[]>

export type Fault = keyof typeof FAULTS
