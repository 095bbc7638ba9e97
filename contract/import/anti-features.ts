/** What F-Droid's repositories warn of, by their own names. Visitors see each: one without words (web/words) does not compile. */
export const ANTI_FEATURES = [
  'Ads',
  'Tracking',
  'NonFreeNet',
  'NonFreeAdd',
  'NonFreeDep',
  'NonFreeAssets',
  'NonFreeComp',
  'UpstreamNonFree',
  'KnownVuln',
  'DisabledAlgorithm',
  'NoSourceSince',
  'NSFW',
  'ApplicationDebuggable',
  'TetheredNet',
] as const

export type AntiFeature = (typeof ANTI_FEATURES)[number]

export const isAntiFeature = (id: string): id is AntiFeature =>
  (ANTI_FEATURES as readonly string[]).includes(id)
