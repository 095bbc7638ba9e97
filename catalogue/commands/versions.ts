import { CompiledQuery } from 'kysely'
import { versionPublish, versionPut, versionWithdraw } from '../../contract/commands/version.schema.ts'
import type { Database } from '../../data/db/database.ts'
import { Refused } from '../refused.ts'
import type { Row } from '../tables.ts'
import { columns, deed, putByLocale, theRow, type Work } from '../work.ts'

interface Permission {
  name: string
  maxSdk?: number | null | undefined
}

/** Their numbers, ascending. The list of permissions only grows, and no page shows it by itself: adding to it is no change of the catalogue. */
async function permissionIds(db: Database, permissions: Permission[]): Promise<number[]> {
  const given = [JSON.stringify(permissions.map(({ name, maxSdk = null }) => ({ name, max_sdk: maxSdk })))]
  const asked = 'jsonb_populate_recordset(null::permissions, $1::jsonb)'
  await db.executeQuery(
    CompiledQuery.raw(
      `insert into permissions (name, max_sdk) select distinct name, max_sdk from ${asked} on conflict do nothing`,
      given,
    ),
  )
  const { rows } = await db.executeQuery<{ id: number }>(
    CompiledQuery.raw(
      `select distinct p.id from permissions p join ${asked} given
       on given.name = p.name and given.max_sdk is not distinct from p.max_sdk order by p.id`,
      given,
    ),
  )
  return rows.map(({ id }) => id)
}

async function theVersion(work: Work, app: number, code: string, seen?: number): Promise<Row | undefined> {
  await theRow(work.rows, 'apps', { id: app }, seen)
  return (await work.rows.find('versions', { app_id: app, version_code: code }))[0]
}

const put = deed(
  versionPut,
  async (work, { app, versionCode, revision, permissions, texts = {}, files, ...fields }) => {
    const there = await theVersion(work, app, versionCode, revision)
    if (!there && !fields.versionName) throw new Refused('input', 'a new version needs a versionName')
    const [version] = await work.rows.put('versions', [
      {
        ...(there
          ? { id: there.id }
          : {
              app_id: app,
              version_code: versionCode,
              state: 'draft',
              released_at: new Date().toISOString(),
            }),
        ...columns(fields),
        ...(permissions ? { permission_ids: await permissionIds(work.db, permissions) } : {}),
      },
    ])
    const version_id = Number(version?.id)
    await putByLocale(work, 'version_texts', { version_id }, texts, whats_new => ({ whats_new }))
    if (files) await putFiles(work, version_id, files)
    return { version: version_id }
  },
)

interface File {
  abi: string
  path: string
  size: number
  sha256: string
  signerSha256: string
}

async function putFiles(work: Work, version_id: number, files: File[]): Promise<void> {
  const rows = files.map(({ abi, path, size, sha256, signerSha256 }) => ({
    ...{ version_id, abi, path, size },
    sha256: `\\x${sha256}`,
    signer_sha256: `\\x${signerSha256}`,
  }))
  await work.rows.replace('packages', { version_id }, rows)
}

const becomes =
  (state: 'published' | 'withdrawn') =>
  async (
    work: Work,
    { app, versionCode, revision }: { app: number; versionCode: string; revision?: number | undefined },
  ) => {
    const version = await theVersion(work, app, versionCode, revision)
    if (!version) throw new Refused('absent', `app ${app} has no version ${versionCode}`)
    if (state === 'withdrawn' && version.state === 'draft')
      throw new Refused('conflict', 'the version is a draft', version)
    await work.rows.put('versions', [{ id: version.id, state }])
    return undefined
  }

export const versionDeeds = [
  put,
  deed(versionPublish, becomes('published')),
  deed(versionWithdraw, becomes('withdrawn')),
]
