import type { Bridge } from '../../../bridge/create-bridge.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import { formatSize } from '../../../rules/counts/size.ts'
import { withAbsoluteUrls } from '../../browser/page.ts'
import { clientWords } from '../../words/client-words.ts'
import { words } from '../../words/words.ts'
import { askSystem } from './ask-system.ts'

/** Asks the client to do it; the result comes as a status. False when the visitor doesn't want it after all. */
export async function act(bridge: Bridge, action: AppAction, app: AppFields): Promise<boolean> {
  const { appId, packageName } = app
  if (action === 'download') {
    if (!(await isWanted(bridge, app))) return false
    await bridge.call('download', withAbsoluteUrls(app))
  } else await bridge.call(action, { appId, packageName })
  return true
}

/** On a network that costs by the megabyte the visitor is asked once more. */
async function isWanted(bridge: Bridge, app: AppFields): Promise<boolean> {
  if (!bridge.supports('popup')) return true
  const system = await askSystem(bridge)
  if (system?.network !== 'mobile') return true
  const { mobileTitle, mobileNetwork } = clientWords
  const content = mobileNetwork(formatSize(app.size, words.sizes))
  return (await bridge.call('popup', { title: mobileTitle, content })).confirmed
}
