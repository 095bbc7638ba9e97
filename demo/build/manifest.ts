import { buildXml, type XmlAttribute } from '../../catalogue/packages/make/build-xml.ts'

export interface ManifestFacts {
  packageName: string
  versionCode: number
  versionName: string
  minSdk: number
  targetSdk: number
  permissions: { name: string; maxSdk: number | null }[]
  label: string
}

/** Attributes by the numbers that Android knows them by. */
const ID = {
  name: 0x01010003,
  label: 0x01010001,
  hasCode: 0x0101000c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  minSdkVersion: 0x0101020c,
  targetSdkVersion: 0x01010270,
  maxSdkVersion: 0x01010271,
} as const

const text = (name: keyof typeof ID, text: string): XmlAttribute => ({ id: ID[name], name, text })
const number = (name: keyof typeof ID, data: number): XmlAttribute => ({ id: ID[name], name, data })

const NO = { type: 0x12, data: 0 }

/** AndroidManifest.xml of an app without code: a phone could install it, and there would be nothing to open. */
export const manifestOf = (facts: ManifestFacts): Buffer =>
  buildXml({
    name: 'manifest',
    attributes: [
      number('versionCode', facts.versionCode),
      text('versionName', facts.versionName),
      { name: 'package', text: facts.packageName },
    ],
    inner: [
      {
        name: 'uses-sdk',
        attributes: [number('minSdkVersion', facts.minSdk), number('targetSdkVersion', facts.targetSdk)],
      },
      ...facts.permissions.map(({ name, maxSdk }) => ({
        name: 'uses-permission',
        attributes: [text('name', name), ...(maxSdk ? [number('maxSdkVersion', maxSdk)] : [])],
      })),
      {
        name: 'application',
        attributes: [text('label', facts.label), { id: ID.hasCode, name: 'hasCode', ...NO }],
      },
    ],
  })
