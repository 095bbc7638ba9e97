import { stories } from '../../workshop/stories.ts'
import { DeviceNote } from './device-note.tsx'
import type { VersionFile } from './model.ts'

const newest: VersionFile = {
  versionId: 9,
  versionCode: '30602',
  versionName: '3.6.2',
  abi: 'universal',
  minSdk: 26,
  url: '/packages/9.apk',
  bytes: 6718337,
  size: '6.41MB',
  sha256: 'c8'.repeat(32),
  what: '通用 · Android 8.0+',
  checked: '2026-11-08',
}
const older = { ...newest, versionId: 5, versionName: '3.3.0', minSdk: 24, url: '/packages/5.apk' }

export default stories({
  states: {
    'on an Android that is too old': (
      <div className="old-android">
        <DeviceNote minAndroid="8.0" files={[]} older={{ newest, files: [older] }} />
      </div>
    ),
  },
})
