import type { Bridge } from '../../../bridge/create-bridge.ts'
import { APP_STATUS } from '../../../contract/bridge.ts'

const INSTALLED: number[] = [
  APP_STATUS.latestInstalled,
  APP_STATUS.oldVerInstalled,
  APP_STATUS.patchInstalled,
]

/** The page of an app that should be uninstalled tells the client so, if it is installed. A client that has no such method is not asked. */
export async function tellWithdrawn(bridge: Bridge, page: ParentNode = document): Promise<void> {
  const { appId, pname = '', withdrawn } = page.querySelector<HTMLElement>('[data-withdrawn]')?.dataset ?? {}
  if ((withdrawn !== 'malware' && withdrawn !== 'fraud') || !bridge.supports('withdrawn')) return
  const app = { appId: Number(appId), packageName: pname }
  const { status } = await bridge.call('checkStatus', app).catch(() => ({ status: APP_STATUS.unknown }))
  if (INSTALLED.includes(status)) bridge.call('withdrawn', { ...app, kind: withdrawn }).catch(() => {})
}
