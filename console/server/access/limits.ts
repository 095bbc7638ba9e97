/** Of one network and of all together, within the span. */
const MOST = { one: 10, all: 200 }
const SPAN_MS = 15 * 60_000
/** Networks that are told apart at one time; the rest are one. */
const KINDS = 10_000

export interface SignInLimits {
  /** Whether this network may try once more. */
  mayTry(network: string): boolean
  failed(network: string): void
}

/** Whoever guesses is stopped soon; whoever signs in as he should is never counted. */
export function signInLimits(now = Date.now): SignInLimits {
  let began = now()
  let all = 0
  let failures = new Map<string, number>()
  const turn = () => {
    if (now() - began < SPAN_MS) return
    began = now()
    all = 0
    failures = new Map()
  }
  const kindOf = (network: string) => (failures.has(network) || failures.size < KINDS ? network : '')
  return {
    mayTry(network) {
      turn()
      return all < MOST.all && (failures.get(kindOf(network)) ?? 0) < MOST.one
    },
    failed(network) {
      turn()
      all += 1
      const kind = kindOf(network)
      failures.set(kind, (failures.get(kind) ?? 0) + 1)
    },
  }
}
