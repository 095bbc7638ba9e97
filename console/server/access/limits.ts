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
 * Rate-limits guessing. Failures count against their own network only, so that a stranger can't lock others out. Codes and links
 * have at least 100 bits; valid passkeys are never limited.
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
