import { ask } from '../../../catalogue/commands/ask.ts'
import { changesOfApp } from '../../../catalogue/commands/changes-of-app.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { keyChange } from '../../../rules/apps/signing.ts'
import type { VersionDone, VersionLine } from '../../views/versions/model.ts'
import { type Screen, shown } from '../screen.ts'
import { findAppHead } from './app-head.ts'

const PAGE = 20
/** Of the app's changes, to say who offered what. */
const MAX_CHANGES = 200

interface FileRow {
  abi: string
  size: number
  sha256: string
  signer: string
  lineage: string[]
  /** null: nobody has looked into it. */
  lookedAt: string | null
  subject: string | null
  findings: Finding[] | null
}

interface VersionRow {
  id: number
  code: string
  name: string
  state: VersionLine['state']
  isCurrent: boolean
  minSdk: number | null
  targetSdk: number | null
  releasedAt: Date
  permissions: string[]
  files: FileRow[]
}

const versions: Screen = {
  path: '/apps/:id/versions',
  async show({ db, params, query, locale, person }) {
    const app = await findAppHead(db, params.id, locale)
    if (!app) return undefined
    const rows = await versionRows(db, app.id, codeOf(query.before))
    const done = await lastDone(db, app.id)
    const lines = rows.slice(0, PAGE).map((row, i) => lineOf(row, rows.slice(i + 1), done.get(row.id)))
    const last = lines[PAGE - 1]
    return shown('versions', {
      app,
      versions: lines,
      current: lines.find(({ code }) => code === query.at) ?? lines[0],
      older: rows.length > PAGE && last ? `/apps/${app.id}/versions?before=${last.code}` : null,
      mayPublish: person.role === 'owner' || person.role === 'editor',
    })
  },
}

const codeOf = (text = '') => (/^\d{1,18}$/.test(text) ? text : null)

const versionRows = (db: Database, app: number, before: string | null): Promise<VersionRow[]> =>
  ask(
    db,
    `select v.id, v.version_code::text as code, v.version_name as name, v.state, coalesce(a.current_version_id = v.id, false) as "isCurrent",
       v.min_sdk as "minSdk", v.target_sdk as "targetSdk", v.released_at as "releasedAt",
       array(select distinct name from permissions where id = any (v.permission_ids) order by name) as permissions,
       (select coalesce(jsonb_agg(jsonb_build_object(
          'abi', file.abi, 'size', file.size, 'sha256', encode(file.sha256, 'hex'), 'signer', encode(file.signer_sha256, 'hex'),
          'lineage', array(select encode(one, 'hex') from unnest(seen.lineage) one), 'lookedAt', seen.at, 'subject', seen.signer,
          'findings', seen.inspection -> 'findings') order by file.abi), '[]')
        from packages file left join inspections seen on seen.sha256 = file.sha256 where file.version_id = v.id) as files
     from versions v join apps a on a.id = v.app_id
     where v.app_id = $1 and v.version_code < coalesce($2::bigint, 9223372036854775807)
     order by v.version_code desc limit ${PAGE + 1}`,
    [app, before],
  )

/** Who offered or withdrew each version the last time, from the record. */
async function lastDone(db: Database, app: number): Promise<Map<number, VersionDone>> {
  const rows = await ask<Omit<VersionDone, 'at'> & { at: Date; version: number | null }>(
    db,
    `select c.id, c.at, c.actor, c.command, c.reason,
       (jsonb_path_query_first(c.rows, '$[*] ? (@.table == "versions").after.id'))::bigint as version,
       (select max(ms) from sightings s where s.change_id = c.id and s.seen) as ms
     from ${changesOfApp('$1::bigint')} c where c.command in ('version.publish', 'version.withdraw')
     order by c.id desc limit ${MAX_CHANGES}`,
    [app],
  )
  const found = new Map<number, VersionDone>()
  for (const { version, at, ...done } of rows)
    if (version !== null && !found.has(version)) found.set(version, { ...done, at: at.toISOString() })
  return found
}

/** A version beside the one that phones had before it. */
function lineOf(row: VersionRow, older: VersionRow[], done: VersionDone | undefined): VersionLine {
  const { id: _, releasedAt, permissions, files, ...rest } = row
  const before = older.find(({ state }) => state !== 'draft')
  const had = new Set(before?.permissions)
  const has = new Set(permissions)
  return {
    ...rest,
    releasedAt: releasedAt.toISOString(),
    files: files.map(({ lineage: _, ...file }) => file),
    signer: files[0]?.signer ?? null,
    key: keyOf(files[0], before?.files[0]),
    added: before ? permissions.filter(name => !had.has(name)) : [],
    removed: before ? before.permissions.filter(name => !has.has(name)) : [],
    done,
  }
}

function keyOf(file: FileRow | undefined, before: FileRow | undefined): VersionLine['key'] {
  if (!file) return 'none'
  if (!before) return 'first'
  return keyChange(file, before.signer) ?? 'same'
}

export const versionScreens = [versions]
