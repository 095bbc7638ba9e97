export const SUCCESS = 2_000_000

export const FAILURE = {
  badRequest: { code: 4_000_000, status: 400, msg: 'Bad request' },
  badToken: { code: 4_030_000, status: 403, msg: 'Token missing or different' },
  notFound: { code: 4_040_000, status: 404, msg: 'Not found' },
  tooMany: { code: 4_290_000, status: 429, msg: 'Too many requests' },
  ourFault: { code: 5_000_000, status: 500, msg: 'Internal error' },
  overloaded: { code: 5_030_000, status: 503, msg: 'Overloaded' },
} as const

export type FailureName = keyof typeof FAILURE
type Failure = (typeof FAILURE)[FailureName]
type StateCode = typeof SUCCESS | Failure['code']

interface State<Code extends StateCode = StateCode> {
  code: Code
  msg: string
  tips: string
}

export interface Envelope<Data> {
  state: State<typeof SUCCESS>
  data: Data
}

export interface FailureEnvelope {
  state: State<Failure['code']>
  data: null
}

export function envelope<Data>(data: Data): Envelope<Data> {
  return { state: { code: SUCCESS, msg: 'Ok', tips: '' }, data }
}

/** Carries the fixed text of its code only: what went wrong inside never leaves the server. */
export function failureEnvelope(name: FailureName): FailureEnvelope {
  const { code, msg } = FAILURE[name]
  return { state: { code, msg, tips: '' }, data: null }
}

/** The data of a reply that counts; undefined for any other reply. Codes may arrive as numeric strings. */
export function successData(reply: unknown): unknown {
  if (!isRecord(reply) || !isRecord(reply.state)) return undefined
  return Number(reply.state.code) === SUCCESS ? reply.data : undefined
}

export function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null
}
