import { DEFAULT_DISPLAY, DOWNLOAD_TYPE } from '../../contract/api/download-config.ts'
import { type AppAction, appButton, type ButtonWord } from '../apps/app-status.ts'
import { isSafeLink } from '../links/safe-link.ts'
import { newUrlPath } from '../tracking/download-source.ts'
import type { Known } from './known.ts'
import { clientLink, helperLink } from './links.ts'

export type Plan = {
  /** The word on the button, or what the server has said for it. */
  says: ButtonWord | { display: string }
  /** The button's hint tells that the store's client is used. */
  usesClient: boolean
} & (
  | { does: 'download'; url: string }
  /** An address that the server named. */
  | { does: 'open'; url: string }
  /** A link of another program: a real click, and after a while the offer of the ordinary download. */
  | { does: 'scheme'; url: string; instead: string }
  /** The client's own scheme, in a hidden frame, and the same offer. */
  | { does: 'frame'; url: string; instead: string }
  | { does: 'helper'; instead: string }
  /** Asked of the client; the address is for a download. */
  | { does: 'bridge'; action: AppAction; url: string }
  | { does: 'explain' }
  /** To a device that can run it. */
  | { does: 'send' }
  | { does: 'nothing' }
)

export type RowName =
  | 'other-device'
  | 'messaging'
  | 'this-file'
  | 'client-busy'
  | 'client-bridge'
  | 'client-frame'
  | 'helper-answers'
  | 'helper-scheme'
  | 'install-phone'
  | 'custom'
  | 'high-speed-address'
  | 'high-speed'
  | 'redirect'
  | 'file'

export interface Row {
  name: RowName
  matches(known: Known): boolean
  plan(known: Known): Plan
}

/** Read from the top: the first that matches decides. `docs/reference/install-flows.md` is made from this list. */
export const ROWS: readonly Row[] = [
  {
    name: 'other-device',
    matches: known => known.elsewhere && known.wants !== 'file',
    plan: known => ({ ...button(known), does: 'send' }),
  },
  {
    name: 'messaging',
    matches: known => known.blocked,
    plan: known => ({ ...button(known), does: 'explain' }),
  },
  {
    name: 'this-file',
    matches: known => known.wants === 'file',
    plan: known => ({ ...button(known), does: 'download', url: known.app.downloadUrl }),
  },
  {
    name: 'client-busy',
    matches: known => inClient(known) && clientButton(known) !== undefined && !clientButton(known)?.action,
    plan: known => ({ says: clientButton(known)?.says ?? 'download', usesClient: false, does: 'nothing' }),
  },
  {
    name: 'client-bridge',
    matches: known => inClient(known) && clientButton(known) !== undefined,
    plan: known => ({
      says: clientButton(known)?.says ?? 'download',
      usesClient: false,
      does: 'bridge',
      action: clientButton(known)?.action ?? 'download',
      url: file(known),
    }),
  },
  {
    name: 'client-frame',
    matches: inClient,
    plan: known => ({ ...byScheme(known), does: 'frame', url: clientLink(forScheme(known)) }),
  },
  {
    name: 'helper-answers',
    matches: known => byHelper(known) && known.helper !== 'none',
    plan: known => ({ ...button(known), usesClient: true, does: 'helper', instead: file(known) }),
  },
  {
    name: 'helper-scheme',
    matches: byHelper,
    plan: byScheme,
  },
  {
    name: 'install-phone',
    matches: known => known.wants === 'install',
    plan: byScheme,
  },
  {
    name: 'custom',
    matches: known => known.config?.downloadType === DOWNLOAD_TYPE.custom && hasAddress(known),
    plan: known => ({ ...button(known), does: 'open', url: known.config?.downloadUrl ?? '' }),
  },
  {
    name: 'high-speed-address',
    matches: known => highSpeed(known) && hasAddress(known),
    plan: known => ({
      ...button(known),
      usesClient: true,
      does: 'open',
      url: known.config?.downloadUrl ?? '',
    }),
  },
  {
    name: 'high-speed',
    matches: highSpeed,
    plan: byScheme,
  },
  {
    name: 'redirect',
    matches: known => !known.hasPackage,
    plan: ordinary,
  },
  {
    name: 'file',
    matches: () => true,
    plan: ordinary,
  },
]

export function rowFor(known: Known): Row {
  const row = ROWS.find(row => row.matches(known))
  if (!row) throw new Error('no row')
  return row
}

export function planFor(known: Known): Plan {
  return rowFor(known).plan(known)
}

/** Whether it does what a button for downloads promises. */
export function getsApp(plan: Plan): boolean {
  return plan.does !== 'nothing' && (plan.does !== 'bridge' || plan.action === 'download')
}

/** Where the server has said nothing of its own, the page has the word in its language. */
function button({ config }: Known): Pick<Plan, 'says' | 'usesClient'> {
  const display = config?.display ?? DEFAULT_DISPLAY
  return { says: display === DEFAULT_DISPLAY ? 'download' : { display }, usesClient: false }
}

function inClient(known: Known): boolean {
  return known.browser === 'client'
}

function clientButton({ status }: Known) {
  return status === undefined ? undefined : appButton(status)
}

function byHelper({ pageType, wants }: Known): boolean {
  return pageType === 'PC' && wants !== 'download'
}

function highSpeed({ config }: Known): boolean {
  return config?.downloadType === DOWNLOAD_TYPE.highSpeed
}

function hasAddress({ config }: Known): boolean {
  return config !== undefined && config.downloadUrl !== '' && isSafeLink(config.downloadUrl)
}

function byScheme(known: Known): Plan & { does: 'scheme' } {
  const link = known.pageType === 'PC' ? helperLink : clientLink
  return {
    ...button(known),
    usesClient: true,
    does: 'scheme',
    url: link(forScheme(known)),
    instead: file(known),
  }
}

function forScheme({ app, channel }: Known) {
  return { channel, packageName: app.packageName, appId: app.appId }
}

function ordinary(known: Known): Plan {
  return { ...button(known), does: 'download', url: file(known) }
}

/** The ordinary download. */
function file({ hasPackage, app, source, abi }: Known): string {
  return hasPackage ? app.downloadUrl : newUrlPath(app.appId, source, abi)
}
