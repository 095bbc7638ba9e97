import { type Field, type Fields, fieldName, type Shape } from './bridge-fields.ts'

/** Values for documentation, for the simulator's answers and for trying a method out. */
const BY_NAME: Record<string, string | number> = {
  packageName: 'com.example.moss',
  name: '苔藓手帐',
  appName: '苔藓手帐',
  title: '苔藓手帐',
  content: '每天一页，写给自己。',
  versionName: '3.6.8',
  msg: '已加入下载',
  model: 'R11',
  language: 'zh-CN',
  sdk: 28,
  abis: 'arm64-v8a,armeabi-v7a,armeabi',
  status: 4,
  progress: 40,
  imgUrl: 'https://store.example/img/cover.png',
  iconUrl: 'https://store.example/img/icon_130x130.png',
  downloadUrl: 'https://store.example/packages/moss.apk',
  recommend: '',
}

const BY_KIND: Record<string, string | number | boolean> = {
  flag: true,
  number: 0.5,
  int: 1,
  count: 1,
  place: 1,
  id: 42,
  percent: 40,
  digits: '30608',
  router: 'pergola://router/detail?id=42',
  url: 'https://store.example/apps/42',
}

export function sampleOf<F extends Fields>(fields: F): Shape<F> {
  const sample: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields))
    sample[fieldName(key)] = sampleValue(fieldName(key), field)
  // Fits by construction; the contract's test holds it against the reader.
  return sample as Shape<F>
}

function sampleValue(name: string, field: Field): unknown {
  if (typeof field === 'number') return field
  if (typeof field === 'object') return field[0]
  return BY_NAME[name] ?? BY_KIND[field] ?? name
}
