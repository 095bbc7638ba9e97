import type { HostErrorCode } from '../../contract/bridge.ts'
import { readFields } from '../../contract/bridge-fields.ts'
import {
  APP_STATUS_PUSH,
  type AppStatusPush,
  METHODS,
  type Method,
  WAIT_MS,
} from '../../contract/bridge-methods.ts'
import { type Dialect, readCall, type WireCall, writeMessage } from '../../contract/bridge-wire.ts'
import { FAULTS, type Fault } from './faults.ts'
import { createPhone, type Network } from './phone.ts'

/** The developer's choices, read again with every call. */
export interface Choices {
  answer: 'result' | HostErrorCode
  fault: Fault
  playsAlong: boolean
  network: Network
}

export interface WireEntry {
  from: 'page' | 'native'
  name: string
  text: string
}

export interface NativeSideDeps {
  choices: () => Choices
  log: (entry: WireEntry) => void
  /** A valid call, for whatever can be shown of it. */
  show: (method: Method, payload: unknown) => void
  /** An app's state changed, from any side. */
  changed: (state: AppStatusPush) => void
}

export interface NativeSide {
  /** From now on this page is in the phone; returns what hears its texts. */
  attach(page: ShownPage): (text: string) => void
  detach(): void
  push(state: AppStatusPush): void
}

interface ShownPage {
  dialect: Dialect
  deliver: (text: string) => void
}

const anyUrl = { exact: true, url: (text: string) => text }

/** Which method is called, judged by the table alone; undefined when it should never have left the page. */
export function methodOf({ method, data }: WireCall): Method | undefined {
  const names = Object.keys(METHODS) as Method[]
  return names.find(name => METHODS[name].id === method && readFields(METHODS[name].payload, data, anyUrl))
}

/** The native side, as the developer wants it. Pages come and go, the phone stays. */
export function createNativeSide({ choices, log, show, changed }: NativeSideDeps): NativeSide {
  let shown: ShownPage | undefined

  function send(page: ShownPage, name: string, text: string): void {
    // What is late for its page is not for the next one.
    if (page !== shown) return
    log({ from: 'native', name, text })
    page.deliver(text)
  }

  function pushState(state: AppStatusPush): void {
    changed(state)
    const message = { method: APP_STATUS_PUSH.id, data: state }
    if (shown) send(shown, 'appStatus', writeMessage(shown.dialect, message))
  }

  const phone = createPhone(
    pushState,
    () => choices().playsAlong,
    () => choices().network,
  )

  function reply(page: ShownPage, { id, method }: WireCall, name: Method, data: unknown): void {
    const { answer, fault } = choices()
    const message = answer === 'result' ? { id, method, data } : { id, method, error: answer }
    const waitMs = WAIT_MS[METHODS[name].wait]
    for (const { text, afterMs } of FAULTS[fault]({ dialect: page.dialect, reply: message, waitMs })) {
      setTimeout(() => send(page, name, text), afterMs)
    }
  }

  function hear(page: ShownPage, text: string): void {
    const call = readCall(page.dialect, text)
    const name = call && methodOf(call)
    log({ from: 'page', name: name ?? 'not in the contract', text })
    if (!call || !name) return
    show(name, call.data)
    const data = choices().answer === 'result' ? phone.answer(name, call.data) : undefined
    if (call.id) reply(page, call, name, data)
  }

  return {
    attach(page) {
      shown = page
      return text => hear(page, text)
    },
    detach() {
      shown = undefined
    },
    push: phone.set,
  }
}
