// Where a visitor asked for a file and gets a page.

import { storeFullName } from '../store-name.ts'

export const noFile = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  toApp: "Go to the app's page",
  toVersions: 'See other files and older versions',
  tooOld: (version: string) => `Needs Android ${version} or later`,
  tooOldBody: 'The latest version needs a newer Android. An older version may work.',
  wrongProcessor: {
    heading: 'Not available for this device',
    body: 'The latest version is built for other processors. Another file or an older version may work.',
  },
  expired: {
    heading: 'This download link has expired',
    body: "Go back to the app's page and tap Download again.",
  },
  forged: {
    heading: "This link doesn't work",
    body: "It's incomplete or was changed. Download from the app's page instead.",
  },
  gone: {
    heading: 'File not found',
    body: "A newer version may have replaced it. See the app's page.",
  },
  malformed: {
    heading: 'Check the address',
    body: "It's incomplete or mistyped. Search for the app and download it from its page.",
  },
}

/** Where a version has several files. */
export const files = {
  title: 'Files',
  lead: 'One file for each type of processor. Not sure? Use the download button.',
  processor: 'Processor',
  /** One that has no name here is called what Android calls it. */
  abis: {
    universal: 'any processor',
    'arm64-v8a': 'arm64',
    'armeabi-v7a': 'arm 32-bit',
    armeabi: 'old arm 32-bit',
  },
  forYou: 'Fits your phone',
  all: 'All files',
}
