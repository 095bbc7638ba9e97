import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Given as a list of rows; an existing one is overwritten. */
export const putInspections = statement({
  name: 'put inspections',
  parameters: { inspections: 'jsonb' },
  row: z.never(),
  text: ({ inspections }) => `
  insert into inspections (sha256, size, refused, package_name, version_code, signer_sha256, signer, lineage, inspection)
  select decode(sha256, 'hex'), size, refused, package_name, version_code, decode(signer_sha256, 'hex'), signer,
    array(select decode(one, 'hex') from jsonb_array_elements_text(lineage) one), inspection
  from jsonb_to_recordset(${inspections}) as given (sha256 text, size bigint, refused boolean, package_name text, version_code bigint,
    signer_sha256 text, signer text, lineage jsonb, inspection jsonb)
  on conflict (sha256) do update set at = now(), refused = excluded.refused, package_name = excluded.package_name,
    version_code = excluded.version_code, signer_sha256 = excluded.signer_sha256, signer = excluded.signer,
    lineage = excluded.lineage, inspection = excluded.inspection`,
})

export const inspectionsOf = statement({
  name: 'inspections of files',
  parameters: { hashes: 'text[]' },
  row: z.object({ sha256: z.string(), size: z.number(), inspection: z.unknown() }),
  text: ({ hashes }) => `
  select encode(sha256, 'hex') as sha256, size, inspection from inspections
  where sha256 = any (array(select decode(one, 'hex') from unnest(${hashes}) one))`,
})
