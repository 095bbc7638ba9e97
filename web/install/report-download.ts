import type { AppFields } from '../../contract/app-fields.ts'
import { type DownloadKind, downloadEvent } from '../../contract/download-event.ts'
import type { Campaign } from '../../rules/campaign.ts'
import { tellDownload } from '../browser/downloads.ts'

export function reportDownload(
  app: AppFields,
  kind: DownloadKind,
  hasPackage: boolean,
  campaign: Campaign,
): void {
  tellDownload(downloadEvent(app, kind, !hasPackage, campaign))
}
