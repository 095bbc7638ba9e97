import type { AppFields } from '../../../contract/app-fields.ts'
import { downloadEvent } from '../../../contract/download-event.ts'
import type { DownloadKind } from '../../../contract/download-kinds.ts'
import type { Campaign } from '../../../rules/tracking/campaign.ts'
import { tellDownload } from './downloads.ts'

export function reportDownload(
  app: AppFields,
  kind: DownloadKind,
  hasPackage: boolean,
  campaign: Campaign,
): void {
  tellDownload(downloadEvent(app, kind, !hasPackage, campaign))
}
