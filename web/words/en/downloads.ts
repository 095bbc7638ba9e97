// Where a visitor asked for a file, or for another site, and gets a page.

import { storeFullName, storeName } from '../store-name.ts'

export const noFile = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  toApp: "Go to the app's page",
  toVersions: 'See other files and older versions',
  tooOld: (version: string) => `Needs Android ${version} or later`,
  tooOldBody:
    "This device's system is older, so the latest version won't install. An older version on the app's page may.",
  wrongProcessor: {
    heading: 'No file for this device',
    body: "All files of the latest version are for other processors. The app's page has every file and older versions, and one may fit.",
  },
  expired: {
    heading: 'This link has expired',
    body: "Download links work for a limited time. Go back to the app's page and tap download once more.",
  },
  forged: {
    heading: "This link can't be used",
    body: "The link is incomplete or was changed. Please download from the app's page.",
  },
  gone: {
    heading: 'No such file',
    body: 'The APK may have been replaced by a newer version, or is not here yet.',
  },
  malformed: {
    heading: 'The address is wrong',
    body: 'It is incomplete or mistyped. Search for the app by name, and download from its page.',
  },
}

/** Where a version has several files. */
export const files = {
  title: 'Files',
  lead: 'One file for each kind of processor. If unsure, use the download button.',
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

export const leaving = {
  get title() {
    return `We didn't take you there - ${storeFullName()}`
  },
  heading: "We didn't take you there",
  body: (host: string | undefined) =>
    `${host ? `The link leads to ${host}, which is` : 'The link is incomplete, or'} not a site of ${storeName()} or its partners. If you trust it, type it into the address bar yourself.`,
}
