import type { AppFields } from '../../contract/app-fields.ts'
import { type DownloadKind, downloadEvent } from '../../contract/download-event.ts'
import type { Campaign } from '../../rules/campaign.ts'

export const DOWNLOAD_EVENT = 'pergola:download'

/** Tells whoever counts, on this page, that a download was started. */
export function reportDownload(
  app: AppFields,
  kind: DownloadKind,
  hasPackage: boolean,
  campaign: Campaign,
): void {
  const detail = downloadEvent(app, kind, !hasPackage, campaign)
  document.dispatchEvent(new CustomEvent(DOWNLOAD_EVENT, { detail }))
}
