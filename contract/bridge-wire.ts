/** What is called; the id is empty when no reply is expected. */
export interface WireCall {
  id: string
  method: number
  data: unknown
}

/** What comes from native: a reply has the id of its call, a push has none. */
export interface WireMessage {
  id?: unknown
  method?: unknown
  data?: unknown
  error?: unknown
}

export const DIALECTS = ['webmessage', 'jsobject'] as const
export type Dialect = (typeof DIALECTS)[number]

/** The names under which native is found in the page, and the one under which it finds the page. */
export const GLOBAL_NAMES = {
  webmessage: 'pergolaPort',
  jsobject: 'pergolaHost',
  receive: 'pergolaReceive',
} as const

/** In characters; native never needs more, so more is not even parsed. */
export const MAX_MESSAGE_LENGTH = 65_536

const KEYS = {
  webmessage: { id: 'id', method: 'method', data: 'data', error: 'error' },
  jsobject: {
    id: 'key_callback_method',
    method: 'key_method_id',
    data: 'key_data',
    error: 'key_error',
  },
} as const satisfies Record<Dialect, Record<keyof WireMessage, string>>

export function writeCall(dialect: Dialect, { id, method, data }: WireCall): string {
  return JSON.stringify(
    dialect === 'webmessage'
      ? { id: id || undefined, method, data }
      : {
          key_method_id: method,
          key_js_callback: 1,
          key_callback_method: id,
          key_data: data,
          key_tpdata: '',
        },
  )
}

/** Either way it is read by the same names; undefined when it is no message at all. */
export function readMessage(dialect: Dialect, text: unknown): WireMessage | undefined {
  if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) return undefined
  try {
    const { id, method, data, error } = KEYS[dialect]
    const message = JSON.parse(text)
    return { id: message[id], method: message[method], data: message[data], error: message[error] }
  } catch {
    return undefined
  }
}

/** As native reads it: undefined when the page sent no call. */
export function readCall(dialect: Dialect, text: unknown): WireCall | undefined {
  const call = readMessage(dialect, text)
  return typeof call?.method === 'number'
    ? { id: String(call.id ?? ''), method: call.method, data: call.data }
    : undefined
}

/** As native writes it. */
export function writeMessage(dialect: Dialect, message: WireMessage): string {
  const { id, method, data, error } = KEYS[dialect]
  return JSON.stringify({
    [id]: message.id,
    [method]: message.method,
    [data]: message.data,
    [error]: message.error,
  })
}
