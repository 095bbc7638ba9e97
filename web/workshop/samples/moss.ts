import type { AppFields } from '../../../contract/app-fields.ts'
import type { OfferedApp } from '../../features/install/model.ts'
import { words } from '../../words/words.ts'

// The first app of the demo catalogue. The keys of its pictures are that catalogue's: update them here when they are redrawn.
export const mossIcon = 'icon/moss-77ab461a'
export const mossShots = [
  'shot/moss-1-ebed23c0',
  'shot/moss-2-718e79c2',
  'shot/moss-3-3a808605',
  'shot/moss-4-9ee7af61',
  'shot/moss-5-057fbd90',
]
export const mossPoster = 'poster/moss-85eaff81'
export const mossVideo = '/videos/moss-4d29fa1c.webm'

const url = '/packages/app.qingyu.moss/30602/universal.apk'
const developer = { developerId: 1, name: '青屿软件工作室', verified: true }
const size = '9.61MB'
const sha256 = 'bf294009bc1893bd869d3b10bbab9d3b734be62fda556ed7035e9418fd9b65b6'

export const mossFields: AppFields = {
  appId: 1,
  versionId: 126,
  name: '苔藓手帐',
  packageName: 'app.qingyu.moss',
  versionCode: '30602',
  versionName: '3.6.2',
  iconUrl: `/img/${mossIcon}_130x130.png`,
  resourceType: 0,
  size: 10072383,
  downloadUrl: url,
  categoryId: 10,
  subCategoryId: 11,
  recommend: '',
}

export const moss: OfferedApp = {
  app: mossFields,
  iconKey: mossIcon,
  developer,
  minAndroid: '8.0',
  download: { url, size, sha256, signer: '', saveAs: 'Moss-3.6.2' },
  files: [],
  hasPackage: true,
  autoDownload: false,
  coming: undefined,
}

export const mossHead = { appId: 1, name: mossFields.name, iconKey: mossIcon }

/** What a dialog says of it. */
export const mossLines = {
  name: mossFields.name,
  summary: `${mossFields.versionName} · ${size}`,
  developer: developer.name,
  iconKey: mossIcon,
  qr: '/qr/1.svg',
}

export const mossPopup = {
  ...mossLines,
  version: mossFields.versionName,
  size,
  url,
  sha256,
  android: words.info.android('8.0'),
}
