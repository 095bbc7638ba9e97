import type { Bridge } from '../../../bridge/create-bridge.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import type { AppAction } from '../../../rules/app-status.ts'
import { formatSize } from '../../../rules/size.ts'
import { withWholeAddresses } from '../../browser/page.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { clientWords } from '../../words/client-words.ts'
import { words } from '../../words/words.ts'

/** A client that does not know its network at once is not waited for. */
const NETWORK_MS = 500

/** Asks the client to do it; what comes of it is told as a status. */
export async function act(bridge: Bridge, action: AppAction, app: AppFields): Promise<void> {
  const { appId, packageName } = app
  if (action !== 'download') await bridge.call(action, { appId, packageName })
  else if (await isWanted(bridge, app)) await bridge.call('download', withWholeAddresses(app))
}

/** On a network that costs by the megabyte the visitor is asked once more. */
async function isWanted(bridge: Bridge, app: AppFields): Promise<boolean> {
  if (!bridge.supports('systemInfo') || !bridge.supports('popup')) return true
  const asked = bridge.call('systemInfo', {}).catch(() => undefined)
  const system = await withTimeout(NETWORK_MS, asked)
  if (system?.network !== 'mobile') return true
  const { mobileTitle, mobileNetwork } = clientWords
  const content = mobileNetwork(formatSize(app.size, words.sizes))
  return (await bridge.call('popup', { title: mobileTitle, content })).confirmed
}
