import type { AppPageRow } from '../../../data/db/queries/documents/detail.ts'
import { formatSize } from '../../../rules/counts/size.ts'
import { androidVersion } from '../../../rules/devices/android-version.ts'
import { formatDate } from '../../../rules/text/time.ts'
import type { PackageLinks } from '../../../server/packages/package-links.ts'
import { saveName } from '../../../server/packages/save-name.ts'
import { fileText } from '../../features/install/file-text.ts'
import type { OlderModel, VersionFile } from '../../features/install/model.ts'
import { words } from '../../words/words.ts'

interface FileRow {
  path: string
  size: number
  sha256: string
  abi: string
  minSdk: number
  verifiedAt: number | null
}

/** What the button gives where the newest version needs a newer Android. The redirect hands out no older versions. */
export function presentOlder(row: AppPageRow, links: PackageLinks): OlderModel | undefined {
  const [newest] = row.versions
  const [file] = row.files
  if (!row.directPackage || row.older.length === 0 || !newest || !file) return undefined
  const present = (version: { id: number; code: string; name: string }, file: FileRow): VersionFile => ({
    versionId: version.id,
    versionCode: version.code,
    versionName: version.name,
    abi: file.abi,
    minSdk: file.minSdk,
    url: links.forPage({ path: file.path, saveAs: saveName(row, version.name) }),
    bytes: file.size,
    size: formatSize(file.size, words.sizes),
    sha256: file.sha256,
    what: fileText({ abi: file.abi, minAndroid: androidVersion(file.minSdk) }),
    checked: file.verifiedAt === null ? undefined : words.dates.date(formatDate(file.verifiedAt)),
  })
  const minSdk = Math.min(...row.files.map(({ minSdk }) => minSdk ?? 0))
  const verifiedAt = newest.package?.verifiedAt ?? null
  return {
    newest: present(newest, { ...file, minSdk, verifiedAt }),
    files: row.older.map(older => present({ ...older, id: older.versionId }, older)),
  }
}
