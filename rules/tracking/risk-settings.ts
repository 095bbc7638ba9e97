/** The risk-control provider: its script, and the name by which it knows this store. */
export interface RiskSettings {
  script: string
  appName: string
}
