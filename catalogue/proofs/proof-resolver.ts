import { Resolver } from 'node:dns/promises'

const TRY_MS = 3000
const TRIES = 2

/** Asks the machine's own name servers for TXT records, for so long and no longer. An answer opens no connection. */
export function proofResolver(servers?: string[]): (name: string) => Promise<string[][]> {
  return name => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
    if (servers) resolver.setServers(servers)
    const late = setTimeout(() => resolver.cancel(), TRY_MS * TRIES)
    return resolver.resolveTxt(name).finally(() => clearTimeout(late))
  }
}
