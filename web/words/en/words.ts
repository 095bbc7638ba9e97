// Every word that the site itself says, but for those apart from it (all.ts).

import type { AppLink } from '../../../contract/app-links.ts'
import { storeFullName, storeName } from '../store-name.ts'
import { counted, nounFor } from './plural.ts'

export * from '../../../ui/words/en/sizes.ts'
export * from './client.ts'
export * from './compare.ts'
export * from './consent.ts'
export * from './device.ts'
export * from './discovery.ts'
export * from './downloads.ts'
export * from './engines.ts'
export * from './footer.ts'
export * from './gone.ts'
export * from './install.ts'
export * from './lists.ts'
export * from './media.ts'
export * from './mine.ts'
export * from './outside.ts'
export * from './overlays.ts'
export * from './proofs.ts'
export * from './report.ts'
export * from './safety.ts'
export * from './search.ts'
export * from './signing.ts'
export * from './static-page.ts'
export * from './theme.ts'
export { dates } from './time-script.ts'
export * from './tour.ts'
export * from './warnings.ts'

export const site = {
  get home() {
    return `${storeFullName()} home`
  },
}
export const languages = { label: 'Language' }

export const nav = {
  label: 'Main navigation',
  home: 'Home',
  soft: 'Apps',
  game: 'Games',
  top: 'Charts',
  gifts: 'Gifts',
  mine: 'My apps',
  here: 'Breadcrumb',
  skip: 'Skip to content',
}
/** What scripts say on the detail page; the rest of its words stay on the server. */
export const detailScript = {
  download: (size: string) => `Download ${size}`,
  installWhy: 'Hands the download to the app',
}
interface AppSummary {
  app: string
  version: string
  summary: string
  size: string | undefined
  developer: string | undefined
}
export const detail = {
  menu: 'On this page',
  title: (app: string) => `Download ${app} for Android - ${storeFullName()}`,
  description: ({ app, version, developer, size, summary }: AppSummary) =>
    `Download ${[app, version].filter(Boolean).join(' ')} for Android${developer ? ` by ${developer}` : ''}${size ? `, ${size}` : ''}. See its permissions and verify the file. ${summary}`,
  summary: 'App summary',
  noDeveloper: 'Developer not named',
  noDescription: 'No description yet.',
  noAds: 'States no ads',
  icon: (app: string) => `Icon of ${app}`,
  ratings: (count: string) => counted(count, 'rating', 'ratings'),
  noRating: 'no ratings yet',
  downloads: (count: string) => nounFor(count, 'download', 'downloads'),
  version: 'version',
  size: 'size',
  updated: 'updated',
  updatedOn: (day: string) => `updated ${day}`,
  expected: 'coming',
  downloadShort: 'Download',
  unavailable: 'No download yet',
  coming: (day: string) => `Coming ${day}`,
  get install() {
    return `Install with ${storeName()}`
  },
  installShort: 'Install',
  get installChoice() {
    return `Install with the ${storeName()} app`
  },
  qr: 'Scan to download',
  qrOpen: 'Scan to open',
  qrAlt: (app: string) => `QR code to download ${app}`,
  sections: {
    about: 'About',
    news: "What's new",
    skills: 'Tips',
    video: 'Video',
    permissions: 'Permissions',
    privacy: 'Privacy & purchases',
    security: 'Security',
    comments: 'Reviews',
    versions: 'Version history',
    info: 'App info',
    gifts: 'Gifts',
    related: 'Similar apps',
    sameDeveloper: 'More by this developer',
  },
}

/** A list that opens says the first of the two, and the other once it is open. */
export const text = {
  more: 'Show more',
  collapse: 'Show less',
  rest: (n: number) => `Show ${n} more`,
}

const needYourOk = (n: number) => `${n === 0 ? 'none need' : counted(n, 'needs', 'need')} your OK`

export const trust = {
  file: 'You can verify this file',
  filed: 'Filing number shown by the developer',
  notFiled: 'No China filing number',
  permissions: (total: number, asked: number) =>
    `${counted(total, 'permission', 'permissions')}, ${needYourOk(asked)}`,
  noPermissions: 'No permissions needed',
  permissionsWhy: 'Permissions and privacy policy',
  asked: (n: number) =>
    n === 0 ? 'No permissions need your OK' : `${counted(n, 'permission needs', 'permissions need')} your OK`,
}

export const permissions = {
  lead: (total: number, asked: number) =>
    `${counted(total, 'permission', 'permissions')}, grouped by what they reach. ${asked === 0 ? 'None need your OK.' : `${needYourOk(asked)} first.`}`,
  none: 'This app asks for no permissions.',
  notAsked: (things: string[]) => `Doesn't ask for ${things.join(', ')}`,
  asks: 'Needs your OK',
  special: 'Turned on in Settings',
  /** Reads on from what is said of a permission. */
  note: (note: string) => ` (${note})`,
  modal: 'See technical names',
  modalTitle: 'Permissions',
  modalSummary: (app: string, total: number, asked: number) =>
    `${app}: ${counted(total, 'permission', 'permissions')}, ${needYourOk(asked)}`,
}

export const privacy = {
  lead: 'According to the developer',
  list: 'Data collected',
  none: "The developer hasn't said what data this app collects.",
}

export const security = {
  lead: "Don't take our word for it: compare the SHA-256 of your download with the one here.",
  heading: 'Verify this file',
  gist: 'Verifiable',
  copy: (what: string) => `Copy ${what}`,
  how: 'How to verify on a computer',
  howTo: 'Run the line for your system in your downloads folder. The result should match the SHA-256 above.',
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
  signature: 'Signature',
  certificate: 'Signing certificate (SHA-256)',
  hash: 'SHA-256',
  filing: 'China filing number, shown by the developer',
  register: 'Look it up',
  ads: (has: boolean | undefined) => (has === undefined ? 'Ads not stated' : has ? 'Contains ads' : 'No ads'),
  purchases: (has: boolean | undefined, range?: string) =>
    has === undefined
      ? 'In-app purchases not stated'
      : has
        ? `In-app purchases${range ? ` ${range}` : ''}`
        : 'No in-app purchases',
}
export const info = {
  developer: 'Developer',
  version: 'Version',
  updated: 'Updated',
  package: 'Package name',
  versionCode: 'Version code',
  category: 'Category',
  system: 'Requires',
  filing: 'China filing number',
  permissions: 'Permissions',
  permissionCount: (n: number) => String(n),
  privacy: 'Privacy policy',
  noPrivacy: 'No privacy policy provided',
  links: {
    website: 'Website',
    source: 'Source code',
    issues: 'Report a bug',
    changelog: 'Changelog',
    translation: 'Help translate',
    donate: 'Donate',
  } satisfies Record<AppLink, string>,
  android: (version: string) => `Android ${version}+`,
  unknown: 'Not provided',
  price: (amount: string) => `CN¥${amount}`,
  age: 'Age rating',
  ageFrom: (years: number) => `${years}+`,
  purchases: 'In-app purchases',
}

export const versions = {
  count: (n: number) => counted(n, 'version', 'versions'),
  name: 'Version',
  date: 'Updated',
  size: 'Size',
  system: 'System',
  action: 'Download',
  latest: 'Latest',
  gone: 'No longer available',
  added: (labels: string[]) => `New permissions: ${labels.join(', ')}`,
  removed: (labels: string[]) => `Removed permissions: ${labels.join(', ')}`,
  notes: "What's new",
}

/** Texts in the page; scripts have the rest. */
export const commentTexts = {
  count: (n: string) => counted(n, 'review', 'reviews'),
  share: (stars: number, percent: number) => `${counted(stars, 'star', 'stars')}: ${percent}%`,
  none: 'No reviews yet.',
  developer: 'Developer',
  /** After the name of who wrote it. */
  reply: (body: string) => `: ${body}`,
}
export const comments = {
  stars: (n: number) => counted(n, 'star', 'stars'),
  guest: 'Guest',
  field: 'Your note',
  placeholder: 'For example: export before switching phones',
  send: 'Add note',
  local: 'Only you can see this. It disappears when you reload.',
}

export const gifts = {
  left: (n: string, until: string) => `${n} left · until ${until}`,
}

export const missing = {
  get title() {
    return `Page not found - ${storeFullName()}`
  },
  heading: 'Page not found',
  body: 'The link may be mistyped, or the page may have moved. Try a search, or start from the home page.',
  back: 'Go to home page',
  tell: 'Report a broken link',
  popular: 'Trending now',
}

/** Whatever it was, the caller has to change it. */
export const badRequest = "We couldn't read this request. Check the address and try again."

export const unavailable = {
  get title() {
    return `Not available right now - ${storeFullName()}`
  },
  heading: "This page isn't available right now",
  body: 'The problem is on our side. Try again in a minute.',
  again: 'Try again',
  retry: 'Go to home page',
}
