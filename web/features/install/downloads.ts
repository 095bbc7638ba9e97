import type { DownloadEvent } from '../../../contract/download-event.ts'

const DOWNLOAD_EVENT = 'pergola:download'
const told: DownloadEvent[] = []

/** Tells whoever counts, on this page, that a download was started. */
export function tellDownload(detail: DownloadEvent): void {
  told.push(detail)
  document.dispatchEvent(new CustomEvent(DOWNLOAD_EVENT, { detail }))
}

/** Hears of every download of the page, also of those before the listener came. */
export function onDownload(hear: (download: DownloadEvent) => void): void {
  told.forEach(hear)
  document.addEventListener(DOWNLOAD_EVENT, event => hear((event as CustomEvent<DownloadEvent>).detail))
}
