import type { DownloadEvent } from '../../../contract/download-event.ts'
import type { EXPOSED } from '../../../contract/experiments.ts'
import { signal } from '../../browser/signal.ts'

/** What became of a press, or of a download without one. */
export interface Got {
  control: Element
  /** undefined: no file was asked for, and no program answered. */
  download: DownloadEvent | undefined
  /** What happened instead of a download; `unanswered`, unless said otherwise. */
  action?: typeof EXPOSED
}

const started = signal<Got>('pergola:download')
const told: Got[] = []

/** Notifies the tracker of this page. */
export function tellDownload(got: Got): void {
  told.push(got)
  started.send(got)
}

/** Hears of every download of the page, also of those before the listener came. */
export function onDownload(hear: (got: Got) => void): void {
  told.forEach(hear)
  started.listen(hear)
}
