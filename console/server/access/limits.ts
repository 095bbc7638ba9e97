/** Of one network within the span. */
const MAX = 10
const SPAN_MS = 15 * 60_000
/** Networks that are remembered; beyond that, those whose failures are oldest are forgotten. */
const NETWORKS = 20_000

export interface SignInLimits {
  /** Whether this network may try one more code or link. */
  mayTry(network: string): boolean
  failed(network: string): void
}

/**
 * Stops whoever guesses, and nobody else: failures count against their own network alone, so no stranger locks anybody out. Codes and
 * links have 100 bits and more; a passkey that is shown is never limited.
 */
export function signInLimits(now = Date.now): SignInLimits {
  const failures = new Map<string, { count: number; since: number }>()
  const recent = (network: string) => {
    const found = failures.get(network)
    return found && now() - found.since < SPAN_MS ? found : undefined
  }
  return {
    mayTry: network => (recent(network)?.count ?? 0) < MAX,
    failed(network) {
      const found = recent(network) ?? { count: 0, since: now() }
      // Last in the order of the map.
      failures.delete(network)
      failures.set(network, { ...found, count: found.count + 1 })
      const [oldest] = failures.keys()
      if (failures.size > NETWORKS && oldest !== undefined) failures.delete(oldest)
    },
  }
}
