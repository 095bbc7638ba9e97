const madeForPhones =
  'Made for Android phones. Scan the code with your phone, or download the APK and copy it over.'

/** Where the app can't be installed; the page has it, no script does. */
export const device = {
  onlyAndroid: 'Android only',
  iphone: "This is an Android app. It can't be installed on an iPhone.",
  ipad: "This is an Android app. It can't be installed on an iPad.",
  harmony: "HarmonyOS NEXT can't install Android apps.",
  mac: madeForPhones,
  tooOld: (version: string) => `Needs Android ${version} or later`,
  tooOldWhy: 'The latest version needs a newer Android than this phone has.',
  olderFits: (version: string) => `The button gives you version ${version}, the newest that fits.`,
  oldVersions: 'See older versions',
  wrongProcessor: 'Not available for this device',
  wrongProcessorWhy: 'The latest version is built for other processors.',
  allFiles: 'See all files',
  pc: madeForPhones,
}
