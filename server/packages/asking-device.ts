import { androidVersion } from '../../rules/devices/android-device.ts'
import { apiLevel } from '../../rules/devices/android-version.ts'
import { deviceOf } from '../../rules/devices/device.ts'
import type { DeviceFacts } from '../../rules/devices/fitting-file.ts'

/** What the address says of the device: an app that knows it, or a visitor who has chosen a file. */
export interface SaidOfDevice {
  abi?: readonly string[] | undefined
  sdk?: number | undefined
}

/**
 * The device that a file is for. What is said of it counts alone; where nothing is, the browser's word for its Android does. No
 * browser tells a server of its processor.
 */
export function askingDevice({ abi, sdk }: SaidOfDevice, userAgent = ''): DeviceFacts {
  if (abi || sdk) return { abis: abi, sdk }
  const version = deviceOf(userAgent) === 'android' ? androidVersion(userAgent) : undefined
  return { sdk: version === undefined ? undefined : apiLevel(version) }
}
