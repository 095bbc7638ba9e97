import type { DownloadEvent } from '../../../contract/download-event.ts'
import { signal } from '../../browser/signal.ts'

const started = signal<DownloadEvent>('pergola:download')
const told: DownloadEvent[] = []

/** Notifies the tracker of this page that a download was started. */
export function tellDownload(download: DownloadEvent): void {
  told.push(download)
  started.send(download)
}

/** Hears of every download of the page, also of those before the listener came. */
export function onDownload(hear: (download: DownloadEvent) => void): void {
  told.forEach(hear)
  started.listen(hear)
}
