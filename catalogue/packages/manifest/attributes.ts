/** Attributes are known by their numbers, which Android's frameworks never change; their names in a file may say anything. */
export const ATTRIBUTE = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  debuggable: 0x0101000f,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  maxSdkVersion: 0x01010271,
  testOnly: 0x01010272,
  required: 0x0101028e,
  targetSandboxVersion: 0x0101054c,
  isFeatureSplit: 0x0101055b,
  versionCodeMajor: 0x01010576,
} as const

export type AttributeName = keyof typeof ATTRIBUTE
