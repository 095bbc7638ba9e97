import type { AppPageRow } from '../../../data/db/queries/documents/detail.ts'
import { formatSize } from '../../../rules/counts/size.ts'
import { androidVersion } from '../../../rules/devices/android-version.ts'
import { UNIVERSAL } from '../../../rules/devices/fitting-file.ts'
import { DEFAULT_SOURCE, newUrlPath } from '../../../rules/tracking/download-source.ts'
import type { PackageLinks } from '../../../server/packages/package-links.ts'
import { saveName } from '../../../server/packages/save-name.ts'
import type { OfferedFile } from '../../features/install/model.ts'
import { words } from '../../words/words.ts'

/** The files of the newest version, where there is something to choose: a single one for every phone leaves nothing. */
export function presentFiles(row: AppPageRow, links: PackageLinks): OfferedFile[] {
  const { files } = row
  if (files.every(({ abi }) => abi === UNIVERSAL)) return []
  const saveAs = saveName(row, row.versions[0]?.name ?? '')
  return files.map(({ abi, path, size, sha256, minSdk }) => ({
    abi,
    url: row.directPackage ? links.forPage({ path, saveAs }) : newUrlPath(row.id, DEFAULT_SOURCE, abi),
    bytes: size,
    size: formatSize(size, words.sizes),
    sha256,
    minSdk: minSdk ?? undefined,
    minAndroid: minSdk === null ? undefined : androidVersion(minSdk),
  }))
}
