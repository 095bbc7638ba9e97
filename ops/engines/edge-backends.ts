import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'

export interface WebAddress {
  host: string
  port: number
}

/** What the edge asks a web process for, and how long it waits. */
const { connect, page, other } = DEADLINES_MS.edge
const KINDS = {
  pages: {
    probe: 'ready',
    // More at once than a process lets in or lets wait (server/pages/admission.ts) are turned away here, where it costs least.
    limits: [`.first_byte_timeout = ${page}ms;`, '.between_bytes_timeout = 5s;', '.max_connections = 100;'],
  },
  // The panic threshold: pages for processes that look sick, all of them.
  any: {
    probe: undefined,
    limits: [`.first_byte_timeout = ${page}ms;`, '.between_bytes_timeout = 5s;', '.max_connections = 2;'],
  },
  web: {
    probe: 'alive',
    limits: [`.first_byte_timeout = ${other}ms;`, '.between_bytes_timeout = 15s;', '.max_connections = 500;'],
  },
  files: { probe: 'alive', limits: ['.max_connections = 5000;'] },
}

/** A visitor's files come from one process, the same one again; which one is chosen by weight (`files` in edge.vcl). */
const weight = (kind: string) => (kind === 'files' ? ', 1.0' : '')

/** The part of the edge's program that names the web processes behind it, and the one that puts them in a row. */
export function edgeBackends(webs: readonly WebAddress[]): { backends: string; members: string } {
  const all = webs.flatMap(({ host, port }, i) =>
    Object.entries(KINDS).map(([kind, { probe, limits }]) => ({
      name: `${kind}_${i}`,
      kind,
      probe,
      limits,
      host,
      port,
    })),
  )
  return {
    backends: all
      .map(({ name, host, port, probe, limits }) =>
        [
          `backend ${name} {`,
          ...[
            `.host = "${host}";`,
            `.port = "${port}";`,
            `.connect_timeout = ${connect}ms;`,
            ...limits,
            ...(probe ? [`.probe = ${probe};`] : []),
          ].map(line => `  ${line}`),
          '}',
        ].join('\n'),
      )
      .join('\n'),
    members: all.map(({ name, kind }) => `  ${kind}.add_backend(${name}${weight(kind)});`).join('\n'),
  }
}
