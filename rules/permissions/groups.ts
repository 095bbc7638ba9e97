/** What permissions touch, the most sensitive first. Icons by Lucide's names. */
export const groupIcons = {
  contacts: 'contact',
  phone: 'message-square',
  location: 'map-pin',
  camera: 'camera',
  files: 'images',
  calendar: 'calendar',
  body: 'heart-pulse',
  nearby: 'bluetooth',
  apps: 'layers',
  background: 'bell',
  network: 'globe',
  ads: 'megaphone',
  unlock: 'fingerprint-pattern',
  system: 'cpu',
  other: 'ellipsis',
} as const

export type GroupId = keyof typeof groupIcons
export type GroupIcon = (typeof groupIcons)[GroupId]

/** Those whose absence is good news, in the order in which a page says so. */
export const sensitiveGroups = ['contacts', 'phone', 'location', 'camera', 'files'] as const
