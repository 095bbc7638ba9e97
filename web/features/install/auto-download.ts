import type { InstallSettings } from '../../../rules/install/settings.ts'
import { asksForDownload, type Campaign } from '../../../rules/tracking/campaign.ts'
import { wait } from '../../browser/poll.ts'
import { claimOnce } from './once.ts'
import { risk } from './risk.ts'

const FLAGGED_DELAY_MS = 1500

export interface AutoDeps {
  appId: number
  campaign: Campaign
  settings: InstallSettings
  /** The page's own download button is flagged. */
  flagged: boolean
  download(): void
  openPopup(): void
}

/** At most one automatic download a page view: the one that the address asks for, or else that of the flagged button. */
export async function autoDownload(parts: AutoDeps): Promise<void> {
  const marker = `autodl:${parts.appId}`
  if (asksForDownload(parts.campaign)) {
    // Ends after eight seconds at the latest, however it ends.
    await risk()
    // The button that is flagged as well has had its download by this.
    await claimOnce(marker)
    forgetAction()
    if (parts.settings.auto === 'confirm') parts.openPopup()
    else parts.download()
    return
  }
  if (!parts.flagged) return
  await wait(FLAGGED_DELAY_MS)
  if (await claimOnce(marker)) parts.download()
}

/** So that a reload, or a way back to this page, does not download once more. */
function forgetAction(): void {
  const url = new URL(location.href)
  url.searchParams.delete('action')
  history.replaceState(history.state, '', url.href)
}
