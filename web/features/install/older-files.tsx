import { words } from '../../words/words.ts'
import type { OlderModel, VersionFile } from './model.ts'

/** What fit-older.ts reads. */
const fileData = (file: VersionFile) => ({
  'data-vid': file.versionId,
  'data-vcode': file.versionCode,
  'data-vname': file.versionName,
  'data-abi': file.abi,
  'data-sdk': file.minSdk,
  'data-url': file.url,
  'data-bytes': file.bytes,
  'data-size': file.size,
  'data-hash': file.sha256,
  'data-what': file.what,
  'data-checked': file.checked,
})

/** That the button gives an older version: the page has a line for each, and a script shows the one that fits. */
export function OlderFiles({ older: { newest, files } }: { older: OlderModel }) {
  return (
    <div data-older="" {...fileData(newest)}>
      {files.map(file => (
        <p key={file.url} hidden {...fileData(file)}>
          {words.device.olderFits(file.versionName)}
        </p>
      ))}
    </div>
  )
}
