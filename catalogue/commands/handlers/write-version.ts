import { type CommandContext, putByLocale, theRow } from '../command-context.ts'
import type { Columns, Exact, StoredRow } from '../tables.ts'
import { type Permission, permissionIds } from './permission-ids.ts'

/** The version with this code of an app that is there; undefined: it is a new one. */
export async function theVersion(
  work: CommandContext,
  app: number,
  code: string,
  seen?: number,
): Promise<StoredRow<'versions'> | undefined> {
  await theRow(work.rows, 'apps', { id: app }, seen)
  return (await work.rows.find('versions', { app_id: app, version_code: code }))[0]
}

export interface VersionFile {
  abi: string
  path: string
  size: number
  sha256: string
  signerSha256: string
  minSdk?: number | null | undefined
}

export interface VersionParts<Given> {
  fields: Exact<'versions', Given>
  permissions?: Permission[] | undefined
  texts: Record<string, string | null>
  /** They are added to those that are offered, and take the place of a draft's. */
  files?: VersionFile[] | undefined
}

/** A version, its texts and its files, where there may be some already. A new one is a draft unless its fields say otherwise. */
export async function writeVersion<Given extends object>(
  work: CommandContext,
  key: { app_id: number; version_code: string },
  there: StoredRow<'versions'> | undefined,
  { fields, permissions, texts, files }: VersionParts<Given>,
): Promise<number> {
  const asNew = { ...key, state: 'draft', released_at: new Date().toISOString() }
  const described: Columns<'versions'> = fields
  const given = { ...described, permission_ids: permissions && (await permissionIds(work.db, permissions)) }
  if (there) await work.rows.put('versions', [{ id: there.id, ...given }])
  const version_id = there ? there.id : await work.rows.make('versions', { ...asNew, ...given })
  await putByLocale(work, 'version_texts', { version_id }, texts, whats_new => ({ whats_new }), !there)
  const packages = (files ?? []).map(fileRow(version_id))
  if (there && there.state !== 'draft') await work.rows.put('packages', packages)
  else if (files) await work.rows.replace('packages', { version_id }, packages)
  return version_id
}

const fileRow =
  (version_id: number) =>
  ({ abi, path, size, sha256, signerSha256, minSdk = null }: VersionFile) => ({
    version_id,
    abi,
    path,
    size,
    min_sdk: minSdk,
    sha256: `\\x${sha256}`,
    signer_sha256: `\\x${signerSha256}`,
  })
