import { type BridgeErrorCode, HOST_ERRORS } from '../contract/bridge.ts'
import { readFields } from '../contract/bridge-fields.ts'
import {
  APP_STATUS_PUSH,
  METHODS,
  type Method,
  type MethodRow,
  type Payload,
  type Reply,
  WAIT_MS,
} from '../contract/bridge-methods.ts'
import type { WireMessage } from '../contract/bridge-wire.ts'
import { isAtLeast, type Versions } from '../rules/devices/client-version.ts'
import { type Random32, sessionId } from '../rules/tracking/session-id.ts'
import { BridgeError } from './bridge-error.ts'
import { type BridgeEvents, createEvents, type Listener } from './events.ts'
import type { Transport } from './transports.ts'

/** A reply to come. Cancelled, it is rejected at once; what native has begun goes on. */
export type Pending<T> = Promise<T> & { cancel(): void }

export interface Bridge {
  call<M extends Method>(method: M, payload: Payload<M>): Pending<Reply<M>>
  supports(method: Method): boolean
  on<E extends keyof BridgeEvents>(event: E, listener: Listener<E>): void
  off<E extends keyof BridgeEvents>(event: E, listener: Listener<E>): void
  /** Cancels what is pending and hears no more. */
  close(): void
  /** Calls without a reply yet. */
  readonly pending: number
  /** Messages that were none of ours: late, doubled, forged or malformed. */
  readonly ignored: number
}

export interface BridgeDeps {
  transport: Transport | undefined
  versions: Versions
  random: Random32
  /** The address as native may get it. */
  url: (text: string) => string | undefined
}

interface Waiting {
  row: MethodRow
  timer: ReturnType<typeof setTimeout>
  resolve(reply: unknown): void
  fail(code: BridgeErrorCode): void
}

// A caller's `toString` is no method.
const ROWS = new Map<string, MethodRow>(Object.entries(METHODS))

export function createBridge({ transport, versions, random, url }: BridgeDeps): Bridge {
  const waiting = new Map<string, Waiting>()
  const { on, off, emit } = createEvents()
  let ignored = 0

  const has = ({ side, since }: MethodRow) => isAtLeast(versions[side] ?? '0', since)

  function supports(method: Method): boolean {
    const row = ROWS.get(method)
    return transport !== undefined && row !== undefined && has(row)
  }

  function call<M extends Method>(method: M, payload: Payload<M>): Pending<Reply<M>> {
    let cancel: () => void = () => {}
    const reply = new Promise<unknown>((resolve, reject) => {
      const fail = (code: BridgeErrorCode) => reject(new BridgeError(code, method))
      const row = ROWS.get(method)
      if (!transport) return fail('NO_HOST')
      if (!row || !has(row)) return fail('UNSUPPORTED')
      const data = readPayload(row, payload)
      if (!data) return fail('BAD_PARAMS')
      const id = row.reply ? sessionId(random) : ''
      if (id) {
        const end = (code: BridgeErrorCode) => take(id) && fail(code)
        const timer = setTimeout(() => end('TIMEOUT'), WAIT_MS[row.wait])
        cancel = () => end('CANCELLED')
        waiting.set(id, { row, timer, resolve, fail })
      }
      try {
        transport.send({ id, method: row.id, data })
      } catch {
        take(id)
        return fail('HOST_ERROR')
      }
      if (!id) resolve(undefined)
    })
    // No caller waits for the end of a toast, so its failure must not surface as an unhandled one.
    if (!ROWS.get(method)?.reply) reply.catch(() => {})
    // Its data was read by the method's own fields.
    return Object.assign(reply as Promise<Reply<M>>, { cancel: () => cancel() })
  }

  function readPayload(row: MethodRow, payload: unknown): object | undefined {
    try {
      return readFields(row.payload, payload, { exact: true, url })
    } catch {
      // A getter of the caller's object threw.
      return undefined
    }
  }

  /** Only the code that takes a call off the list may end it. */
  function take(id: string): Waiting | undefined {
    const call = waiting.get(id)
    clearTimeout(call?.timer)
    waiting.delete(id)
    return call
  }

  function answer({ id, method, data, error }: WireMessage): boolean {
    const call = typeof id === 'string' && waiting.get(id)
    // A reply names its method too, so that a mixed-up one matches no call.
    if (!call || call.row.id !== method) return false
    take(String(id))
    const reply = call.row.reply && readFields(call.row.reply, data)
    if (error !== undefined) call.fail(HOST_ERRORS.find(code => code === error) ?? 'HOST_ERROR')
    else if (reply) call.resolve(reply)
    else call.fail('BAD_REPLY')
    return true
  }

  function push({ method, data }: WireMessage): boolean {
    const event = method === APP_STATUS_PUSH.id && readFields(APP_STATUS_PUSH.fields, data)
    if (!event) return false
    const { packageName, progress } = event
    emit('appStatus', event)
    if (progress !== undefined) emit('progress', { packageName, progress })
    return true
  }

  transport?.listen(message => {
    if (!message || !(message.id === undefined ? push(message) : answer(message))) ignored += 1
  })

  return {
    call,
    supports,
    on,
    off,
    close() {
      transport?.listen(null)
      for (const id of [...waiting.keys()]) take(id)?.fail('CANCELLED')
    },
    get pending() {
      return waiting.size
    },
    get ignored() {
      return ignored
    },
  }
}
