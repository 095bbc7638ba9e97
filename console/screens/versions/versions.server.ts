import { z } from 'zod'
import { mayGive } from '../../../contract/commands/roles.ts'
import { versionPublish } from '../../../contract/commands/version.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  type FileRow,
  offersOfApp,
  VERSIONS_PER_PAGE,
  type VersionRow,
  versionsOfApp,
} from '../../../data/db/queries/versions/versions.ts'
import { keyChange } from '../../../rules/apps/signing.ts'
import { viewOf } from '../../kit/view.ts'
import { findAppHead } from '../apps/app-head.server.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { VersionDone, VersionLine } from './model.ts'
import type { versionsView } from './versions.tsx'

const code = z
  .string()
  .regex(/^\d{1,18}$/)
  .nullable()
  .catch(null)

export const versions = defineScreen({
  path: '/apps/:id/versions',
  query: z.object({ before: code, at: code }),
  view: viewOf<typeof versionsView>('versionsView'),
  async load({ db, params, query, locale, person }) {
    const app = await findAppHead(db, params.id, locale)
    if (!app) return undefined
    const rows = await versionsOfApp(db, { app: app.id, beforeCode: query.before })
    const done = await lastDone(db, app.id)
    const lines = rows
      .slice(0, VERSIONS_PER_PAGE)
      .map((row, i) => lineOf(row, rows.slice(i + 1), done.get(row.id)))
    const last = lines[VERSIONS_PER_PAGE - 1]
    return {
      app,
      versions: lines,
      current: lines.find(({ code }) => code === query.at) ?? lines[0],
      older: rows.length > VERSIONS_PER_PAGE && last ? `/apps/${app.id}/versions?before=${last.code}` : null,
      mayPublish: mayGive(versionPublish, person.role),
    }
  },
})

/** Who offered or withdrew each version the last time, from the record. */
async function lastDone(db: Database, app: number): Promise<Map<number, VersionDone>> {
  const found = new Map<number, VersionDone>()
  for (const { version, ...done } of await offersOfApp(db, { app }))
    if (version !== null && !found.has(version)) found.set(version, done)
  return found
}

/** A version beside the one that phones had before it. */
function lineOf(row: VersionRow, older: VersionRow[], done: VersionDone | undefined): VersionLine {
  const { permissions, files, ...rest } = row
  const before = older.find(({ state }) => state !== 'draft')
  const had = new Set(before?.permissions)
  const has = new Set(permissions)
  return {
    ...rest,
    files,
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
