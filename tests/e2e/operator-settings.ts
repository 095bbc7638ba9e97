/** What an operator would have decided, of a store that all tests can run against. */
export const operatorSettings = {
  CAMPAIGN_SOURCES: 'baidu_sem other_sem',
  RISK_SCRIPT: 'https://risk.example/sdk.js',
  RISK_APP: 'pergola-e2e',
  TRACK_IDENTIFY: 'on',
  FINGERPRINT: 'on',
  AD_PICTURE_HOSTS: 'ads.example',
}
