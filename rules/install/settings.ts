import type { IN_OTHER_APPS } from '../devices/user-agent.ts'

/** What the operator has decided about downloads. It is the same on every page. */
export interface InstallSettings {
  /** utm_source values that are paid by download. */
  campaignSources: string[]
  /** What `action=dl` does: download, or open the download popup, where downloads must be asked for. */
  auto: 'direct' | 'confirm'
  /** Apps whose browsers download no packages. */
  blockers: (typeof IN_OTHER_APPS)[number][]
}

export const NO_SETTINGS: InstallSettings = { campaignSources: [], auto: 'direct', blockers: ['wechat'] }
