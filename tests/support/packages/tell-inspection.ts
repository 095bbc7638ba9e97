import type { Inspection } from '../../../contract/packages/inspection.schema.ts'

/** Every finding that refuses the package; if there is none, who signed it: `v1 ann, v2 ann, v3 ben`. */
export function tellInspection({ findings, bands }: Inspection): string {
  const refused = findings.filter(({ level }) => level === 'refuse').map(({ id }) => id)
  const taken = bands.map(({ scheme, signers = [] }) =>
    [scheme, signers.map(({ subject }) => subject.replace('CN=', '')).join('+')].join(' '),
  )
  return [...new Set(refused.length > 0 ? refused : taken)].join(', ')
}
