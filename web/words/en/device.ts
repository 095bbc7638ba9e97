/** Where the app can't be installed; the page has it, no script does. */
export const device = {
  onlyAndroid: 'Android only',
  iphone: "This APK can't be installed on an iPhone. You can send it to an Android phone.",
  ipad: "This APK can't be installed on an iPad. You can send it to an Android phone.",
  harmony: "HarmonyOS NEXT can't install Android APKs. You can send it to an Android phone.",
  mac: "You're on a Mac, where an APK can't be installed. Scan the code, or send the link to an Android phone.",
  tooOld: (version: string) => `Needs Android ${version} or later`,
  tooOldWhy: "This phone's system is older, so the latest version most likely won't install.",
  oldVersions: 'See older versions',
  wrongProcessor: 'No file for this device',
  wrongProcessorWhy:
    "The latest version's files are for other processors, so they most likely won't install here.",
  allFiles: 'See all files',
  pc: "An APK for Android phones can't be installed on this computer: scan the code with a phone, or download it and copy it over.",
}
