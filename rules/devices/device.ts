/** What the visitor holds, as far as its browser says; `other` may well run Android's packages. */
export type Device = 'android' | 'iphone' | 'ipad' | 'harmony' | 'mac' | 'windows' | 'linux' | 'other'

/** Tried in this order: Android's browsers name Linux, and some phones' name more than one system. */
const TOKENS: readonly (readonly [Device, RegExp])[] = [
  ['android', /android/],
  ['harmony', /openharmony/],
  ['iphone', /iphone|ipod/],
  ['ipad', /ipad/],
  ['mac', /macintosh/],
  ['windows', /windows/],
  ['linux', /linux/],
]

/** An iPad calls itself a Mac, but no Mac can be touched. */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const text = userAgent.toLowerCase()
  const device = TOKENS.find(([, token]) => token.test(text))?.[0] ?? 'other'
  return device === 'mac' && touchPoints > 1 ? 'ipad' : device
}

/** Devices that get the app by way of an Android phone. Windows and Linux keep the file: a cable or a helper carries it on. */
export function needsOtherDevice(device: Device): boolean {
  return ['iphone', 'ipad', 'harmony', 'mac'].includes(device)
}
