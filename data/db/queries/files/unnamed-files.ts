import { z } from 'zod'
import { statement } from '../../statement.ts'

/** Notes which of these files no row names, and gives those of which that was so before a time. */
export const longUnnamed = statement({
  name: 'long unnamed files',
  parameters: { hashes: 'text[]', before: 'timestamptz' },
  row: z.object({ sha256: z.string() }),
  text: ({ hashes, before }) => `
  with given as (select decode(hash, 'hex') as sha256 from unnest(${hashes}) hash),
  unnamed as (
    select sha256 from given where not exists (select from packages where packages.sha256 = given.sha256)
      and not exists (select from repositories where held_sha256 = given.sha256)
  ),
  noted as (insert into unnamed_files (sha256) select sha256 from unnamed on conflict do nothing),
  named as (
    delete from unnamed_files known using given
    where known.sha256 = given.sha256 and known.sha256 not in (select sha256 from unnamed)
  )
  select encode(sha256, 'hex') as sha256 from unnamed join unnamed_files using (sha256) where since < ${before}`,
})

export const forgetUnnamed = statement({
  name: 'forget unnamed files',
  parameters: { hashes: 'text[]' },
  row: z.never(),
  text: ({ hashes }) => `
  delete from unnamed_files where sha256 in (select decode(hash, 'hex') from unnest(${hashes}) hash)`,
})
