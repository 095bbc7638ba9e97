/** The visitor's browser says that they don't want to be followed: Do Not Track, or Global Privacy Control. */
export function wantsPrivacy(navigator: Navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}
