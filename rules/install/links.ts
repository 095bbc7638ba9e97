import { encodePart } from '../links/encode-part.ts'

/** Schemes that the operator's own programs have registered. */
export const HELPER_SCHEME = 'pergola-helper'
export const CLIENT_SCHEME = 'pergola'

export interface SchemeApp {
  channel: string
  packageName: string
  appId: number
}

/** Opens the desktop helper. */
export const helperLink = (app: SchemeApp): string => schemeLink(HELPER_SCHEME, app)

/** Opens the store's client on a phone. */
export const clientLink = (app: SchemeApp): string => schemeLink(CLIENT_SCHEME, app)

function schemeLink(scheme: string, { channel, packageName, appId }: SchemeApp): string {
  return `${scheme}://install?channel=${encodePart(channel)}&pname=${encodePart(packageName)}&appid=${appId}`
}
