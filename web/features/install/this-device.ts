import { abisOf, androidVersion } from '../../../rules/devices/android-device.ts'
import { apiLevel } from '../../../rules/devices/android-version.ts'
import type { DeviceFacts } from '../../../rules/devices/fitting-file.ts'
import { browserOf } from '../../../rules/devices/user-agent.ts'

type Hints = { getHighEntropyValues(names: string[]): Promise<{ platformVersion?: string }> }

/** What is known of the Android device that shows the page: by the client around it, else by its browser. */
export async function thisDevice(): Promise<DeviceFacts> {
  const told = browserOf(navigator.userAgent) === 'client' ? await askClient() : undefined
  return {
    abis: told?.abis ? told.abis.split(',') : abisOf(navigator.platform),
    sdk: told?.sdk || apiLevel(await systemVersion()),
  }
}

async function askClient() {
  const { askSystem } = await import('../client/ask-system.ts')
  return askSystem()
}

/** Asked for by name, a browser tells the true version; what it says unasked may be the same on every phone. */
async function systemVersion(): Promise<number> {
  const { userAgentData } = navigator as { userAgentData?: Hints }
  const hints = await userAgentData?.getHighEntropyValues(['platformVersion']).catch(() => undefined)
  return Number.parseFloat(hints?.platformVersion ?? '') || Number(androidVersion(navigator.userAgent))
}
