import type { RiskSettings } from './risk-settings.ts'

/** What the operator has decided about counting visits. It is the same on every page. */
export interface TrackSettings {
  /** Where events go; another site's address is whole. */
  url: string
  /** What Do Not Track and Global Privacy Control mean here. */
  signals: 'honour' | 'ignore'
  /** The part of page views that tell which cards were seen, from 0 to 1: most events are of that kind. */
  shows: number
  /** The visitor's key outlives the visit, once they agreed. */
  identify: boolean
  /** Devices are told apart, once the visitor agreed. */
  fingerprint: boolean
}

/** Whether something identifies visitors, so that each must be asked first. */
export function identifiesVisitors(
  track: TrackSettings | undefined,
  risk: RiskSettings | undefined,
): boolean {
  return risk !== undefined || (track?.identify ?? false) || (track?.fingerprint ?? false)
}
