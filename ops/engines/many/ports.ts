/** What a store has several of on this machine, by their ports. */
export interface Many {
  /** For visitors by the front alone; for the PROXY protocol; for purges. */
  edges: { edge: number; proxy: number; purge: number }[]
  /** For clients, and for each other. */
  nats: { client: number; route: number }[]
  /** For clients, and for checks of which of them is the primary. */
  databases: { postgres: number; patroni: number }[]
  /** For Patroni, and for each other. */
  etcd: { client: number; peer: number }[]
  /** Workers, by where they say that they are well. */
  workers: { worker: number }[]
}

/** So many web processes run, and there is a place for one more: the next release starts in it. */
export const WEBS = 3
const EDGES = 2
const NATS = 3
const DATABASES = 2
const ETCD = 3
const WORKERS = 2
export const MANY_PORTS = 3 * EDGES + 2 * (NATS + DATABASES + ETCD) + WORKERS

/** The file in a store's folder that says so: commands that come later have no flag for it. */
export const MANY_MARK = 'several-of-each'

/** Takes ports from a list of so many. */
export function manyOn(ports: number[]): Many {
  if (ports.length < MANY_PORTS) throw new Error(`--many needs ${MANY_PORTS} ports`)
  const rest = [...ports]
  const next = () => rest.shift() ?? 0
  const several = <One>(count: number, one: () => One) => Array.from({ length: count }, one)
  return {
    edges: several(EDGES, () => ({ edge: next(), proxy: next(), purge: next() })),
    nats: several(NATS, () => ({ client: next(), route: next() })),
    databases: several(DATABASES, () => ({ postgres: next(), patroni: next() })),
    etcd: several(ETCD, () => ({ client: next(), peer: next() })),
    workers: several(WORKERS, () => ({ worker: next() })),
  }
}

/** The list from which they were taken. */
export const portsOf = (many: Many): number[] => Object.values(many).flat().flatMap(Object.values)
