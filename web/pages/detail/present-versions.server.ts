import { type PermissionRow, VERSIONS_ON_PAGE, type VersionRow } from '../../../data/db/queries/versions.ts'
import { keyChange } from '../../../rules/apps/signing.ts'
import { formatSize } from '../../../rules/counts/size.ts'
import { androidVersion } from '../../../rules/devices/android-version.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { permissionChange } from '../../features/permissions/present-permissions.ts'
import { words } from '../../words/words.ts'
import type { VersionItem } from './model.ts'

/** Each version beside the one before it, newest first: what it brought, and what it may do more or less. */
export function presentVersions(
  rows: VersionRow[],
  permissions: Record<string, PermissionRow>,
  linkTo: (version: VersionRow) => string | undefined,
  shown = VERSIONS_ON_PAGE,
): VersionItem[] {
  const names = (row: VersionRow) => row.permissionIds.flatMap(id => permissions[id]?.name ?? [])
  return rows.slice(0, shown).map((row, i) => {
    const before = rows[i + 1]
    const change = before ? permissionChange(names(before), names(row)) : { added: [], removed: [] }
    return {
      name: row.name,
      date: words.dates.date(formatDate(row.releasedAt)),
      size: row.package ? formatSize(row.package.size, words.sizes) : undefined,
      minAndroid: minAndroid(row),
      url: linkTo(row),
      whatsNew: lines(row.whatsNew),
      newsLang: row.lang,
      ...change,
      keyChange: keyChangeOf(row, before),
    }
  })
}

/** Only between files that were both inspected. */
function keyChangeOf(
  { package: file }: VersionRow,
  before: VersionRow | undefined,
): VersionItem['keyChange'] {
  const [signer, earlier] = [file?.signer, before?.package?.signer]
  return file && signer && earlier ? keyChange({ ...file, signer }, earlier) : undefined
}

export const lines = (text: string | null | undefined) => (text ?? '').split(/\n+/).filter(Boolean)

export const minAndroid = (version: VersionRow | undefined) =>
  version?.minSdk == null ? undefined : androidVersion(version.minSdk)
