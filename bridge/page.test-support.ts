import {
  type Dialect,
  readCall,
  type WireCall,
  type WireMessage,
  writeMessage,
} from '../contract/bridge-wire.ts'
import { CLIENT_TOKEN, HOST_TOKEN } from '../rules/devices/user-agent.ts'
import { connect } from './connect.ts'
import { plant } from './simulator/plant.ts'
import type { NativeWindow } from './transports.ts'

export const ORIGIN = 'https://store.example'

export interface TestPage {
  window: NativeWindow
  bridge: ReturnType<typeof connect>['bridge']
  clientInfo: ReturnType<typeof connect>['clientInfo']
  /** What the page has sent, as native reads it, and as it was on the wire. */
  calls: WireCall[]
  texts: string[]
  deliver(text: string): void
  send(message: WireMessage): void
}

/** A page inside a client of these versions; `answer` is native, which may answer at once. */
export function openPage(
  dialect: Dialect,
  versions: { client?: string; host?: string } = { client: '9.9', host: '9.9' },
  answer: (call: WireCall) => WireMessage | undefined = () => undefined,
): TestPage {
  const window = bareWindow(
    `Mozilla/5.0 ${versions.client ? CLIENT_TOKEN + versions.client : ''} ${versions.host ? HOST_TOKEN + versions.host : ''}`,
  )
  const calls: WireCall[] = []
  const texts: string[] = []
  const deliver = plant(window, dialect, text => {
    texts.push(text)
    const call = readCall(dialect, text)
    if (!call) return
    calls.push(call)
    const message = answer(call)
    if (message) send(message)
  })
  const send = (message: WireMessage) => deliver(writeMessage(dialect, message))
  const { bridge, clientInfo } = connect({ window, origins: [ORIGIN], hosts: ['store.example'] })
  return { window, bridge, clientInfo, calls, texts, deliver, send }
}

/** As much of a window as the bridge looks at. */
export function bareWindow(userAgent = 'Mozilla/5.0', origin = ORIGIN): NativeWindow {
  const window = { origin, navigator: { userAgent }, crypto: globalThis.crypto } as NativeWindow
  return Object.assign(window, { parent: window })
}

/** How a call ended: its reply, or the code of its failure. */
export async function outcome(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await reply
  } catch (error) {
    return (error as { code: string }).code
  }
}
