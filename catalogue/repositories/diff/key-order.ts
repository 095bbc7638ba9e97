/** Where a new name goes among those that are there, so that the whole is written as fdroidserver writes it, byte for byte. */
export interface Shape {
  order: 'by-name' | 'by-version' | readonly string[]
  of?: Record<string, Shape>
  each?: Shape
}

const MAP: Shape = { order: 'by-name' }
const MAPS: Shape = { order: 'by-name', each: MAP }

export const REPOSITORY: Shape = {
  order: [
    'name',
    'description',
    'icon',
    'address',
    'mirrors',
    'webBaseUrl',
    'timestamp',
    'antiFeatures',
    'categories',
    'releaseChannels',
    'requests',
  ],
  of: { name: MAP, description: MAP, icon: MAP, antiFeatures: MAP, categories: MAP, releaseChannels: MAP },
}

const METADATA: Shape = {
  order: [
    'added',
    'categories',
    'changelog',
    'issueTracker',
    'lastUpdated',
    'license',
    'sourceCode',
    'translation',
    'webSite',
    'featureGraphic',
    'promoGraphic',
    'tvBanner',
    'screenshots',
    'authorEmail',
    'authorName',
    'authorPhone',
    'authorWebSite',
    'bitcoin',
    'flattrID',
    'liberapay',
    'litecoin',
    'openCollective',
    'name',
    'summary',
    'description',
    'video',
    'donate',
    'icon',
    'preferredSigner',
  ],
  of: {
    name: MAP,
    summary: MAP,
    description: MAP,
    video: MAP,
    icon: MAP,
    featureGraphic: MAP,
    promoGraphic: MAP,
    tvBanner: MAP,
    screenshots: MAPS,
  },
}

const VERSION: Shape = {
  order: [
    'added',
    'file',
    'src',
    'obbMainFile',
    'obbPatchFile',
    'manifest',
    'antiFeatures',
    'releaseChannels',
    'whatsNew',
  ],
  of: {
    manifest: {
      order: [
        'nativecode',
        'versionName',
        'maxSdkVersion',
        'versionCode',
        'features',
        'usesSdk',
        'signer',
        'usesPermission',
        'usesPermissionSdk23',
      ],
    },
    antiFeatures: MAPS,
    whatsNew: MAP,
  },
}

export const PACKAGE: Shape = {
  order: ['metadata', 'versions'],
  of: { metadata: METADATA, versions: { order: 'by-version', each: VERSION } },
}

/** Where the new one goes; at the end if nothing says otherwise. */
export function placeOf(
  entries: readonly [name: string, value: unknown][],
  [name, value]: [name: string, value: unknown],
  order: Shape['order'] | undefined,
): number {
  const at = entries.findIndex(([other, there]) => comesBefore(order, name, value, other, there))
  const isSorted =
    order !== 'by-name' || entries.every(([other], to) => to === 0 || (entries[to - 1]?.[0] ?? '') < other)
  return at < 0 || !isSorted ? entries.length : at
}

function comesBefore(
  order: Shape['order'] | undefined,
  name: string,
  value: unknown,
  other: string,
  there: unknown,
): boolean {
  if (order === undefined) return false
  if (order === 'by-name') return name < other
  if (order === 'by-version') return codeOf(value) > codeOf(there)
  const rank = order.indexOf(name)
  return rank >= 0 && rank < order.indexOf(other)
}

/** The newest version comes first. */
function codeOf(version: unknown): number {
  const { manifest } = (version ?? {}) as { manifest?: { versionCode?: unknown } }
  return Number(manifest?.versionCode ?? 0)
}
