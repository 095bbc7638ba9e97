import { local, tryStorage } from '../../browser/storage.ts'

const TOKEN = 'risk_token'

export type RiskReason = 'not_loaded' | 'load_failed' | 'init_no_callback' | 'init_failed'

/** The token of risk control, kept for later calls. */
export function keepRiskToken(token: string): void {
  // A browser that forbids storage has no token; the download goes on without.
  tryStorage(local, storage => storage.setItem(TOKEN, token))
}

/** Placeholders for the token, by reason. */
export const keepPlaceholder = (reason: RiskReason): void => keepRiskToken(`risk:${reason}`)
