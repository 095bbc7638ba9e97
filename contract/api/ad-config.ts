import type * as z from 'zod/mini'
import type { adConfig, adLocation } from './ad-config.schema.ts'
import { isRecord, successData } from './envelope.ts'

export const AD_LOCATION = { top: 0, middle: 1, bottom: 2 } as const
export type AdLocation = z.infer<typeof adLocation>
export type AdConfig = z.infer<typeof adConfig>

/** The places of a reply that counts; a place that is not whole is left out. */
export function readAdConfig(reply: unknown): AdLocation[] {
  const data = successData(reply)
  const list = isRecord(data) ? data.adLocationInfoList : undefined
  return Array.isArray(list) ? list.filter(isAdLocation) : []
}

function isAdLocation(x: unknown): x is AdLocation {
  if (!isRecord(x) || typeof x.adUrl !== 'string' || typeof x.imgUrl !== 'string') return false
  return Object.values(AD_LOCATION).some(type => type === x.adLocationType)
}
