import { CompiledQuery } from 'kysely'
import { type Inspection, inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { isRefused } from '../../packages/judge/findings.ts'

export interface Inspected {
  sha256: string
  size: number
  inspection: Inspection
}

/** One row for each file; one that is inspected again has what was found the last time. */
export async function keepInspection(db: Database, ...inspected: Inspected[]): Promise<void> {
  const rows = inspected.map(({ sha256, size, inspection }) => {
    const { facts, lineage, findings } = inspection
    const signer = newestSigner(inspection)
    return {
      ...{ sha256, size, refused: isRefused(findings), inspection },
      ...{ package_name: facts?.packageName, version_code: facts?.versionCode },
      ...{ signer_sha256: signer?.sha256, signer: signer?.subject, lineage: lineage.map(one => one.sha256) },
    }
  })
  await db.executeQuery(
    CompiledQuery.raw(
      `insert into inspections (sha256, size, refused, package_name, version_code, signer_sha256, signer, lineage, inspection)
       select decode(sha256, 'hex'), size, refused, package_name, version_code, decode(signer_sha256, 'hex'), signer,
         array(select decode(one, 'hex') from jsonb_array_elements_text(lineage) one), inspection
       from jsonb_to_recordset($1::jsonb) as given (sha256 text, size bigint, refused boolean, package_name text, version_code bigint,
         signer_sha256 text, signer text, lineage jsonb, inspection jsonb)
       on conflict (sha256) do update set at = now(), refused = excluded.refused, package_name = excluded.package_name,
         version_code = excluded.version_code, signer_sha256 = excluded.signer_sha256, signer = excluded.signer,
         lineage = excluded.lineage, inspection = excluded.inspection`,
      [JSON.stringify(rows)],
    ),
  )
}

/** Whom phones of today take it from; undefined: they don't. */
export const newestSigner = ({ bands }: Inspection) => bands.at(-1)?.signers?.[0]

/** What was found in these files, in their order; undefined: nobody has looked into that one. */
export async function findInspections(db: Database, hashes: string[]): Promise<(Inspected | undefined)[]> {
  const { rows } = await db.executeQuery<{ sha256: string; size: number; inspection: unknown }>(
    CompiledQuery.raw(
      `select encode(sha256, 'hex') as sha256, size, inspection from inspections
       where sha256 = any (array(select decode(one, 'hex') from unnest($1::text[]) one))`,
      [hashes],
    ),
  )
  const found = new Map(rows.map(row => [row.sha256, row]))
  return hashes.map(sha256 => {
    const row = found.get(sha256)
    return row && { sha256, size: row.size, inspection: inspection.parse(row.inspection) }
  })
}
