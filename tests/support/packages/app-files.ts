import { manifestOf } from '../../../demo/build/manifest.ts'
import type { ZipPart } from '../build-zip.ts'

interface AppFacts {
  packageName?: string
  versionCode?: number
  minSdk?: number
  targetSdk?: number
  /** The one processor that the package is for. */
  abi?: string
}

/** Stored without compression, so that tests find it in the package. */
export const APP_TEXT = 'A text that an app comes with. '.repeat(9)

/** The files of a small app, with a manifest that phones can read. */
export function appFiles({ abi, ...facts }: AppFacts = {}): ZipPart[] {
  const manifest = manifestOf({
    packageName: 'org.example.tree',
    versionCode: 7,
    versionName: '1.7',
    label: 'Tree',
    permissions: [],
    minSdk: 24,
    targetSdk: 34,
    ...facts,
  })
  return [
    { name: 'AndroidManifest.xml', data: manifest },
    { name: 'res/icon.png', data: Buffer.from('a picture'), stored: true },
    { name: 'assets/text.txt', data: Buffer.from(APP_TEXT), stored: true },
    ...(abi ? [{ name: `lib/${abi}/libtree.so`, data: Buffer.from(abi) }] : []),
  ]
}
