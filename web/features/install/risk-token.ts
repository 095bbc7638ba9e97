const TOKEN = 'risk_token'

export type RiskReason = 'not_loaded' | 'load_failed' | 'init_no_callback' | 'init_failed'

/** What risk control gave, kept for whoever wants it later. */
export function keepRiskToken(token: string): void {
  try {
    localStorage.setItem(TOKEN, token)
  } catch {
    // A browser that forbids storage has no token; the download goes on without.
  }
}

/** What stands in the token's place, and why. */
export const keepPlaceholder = (reason: RiskReason): void => keepRiskToken(`risk:${reason}`)
