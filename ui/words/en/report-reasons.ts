export const reportReasons = {
  malware: 'Malware, bundled apps or hidden data use',
  copy: 'Copyright or impersonation',
  misleading: 'Not as described',
  illegal: 'Illegal or harmful content',
  privacy: 'Violates privacy',
  takedown: "I'm the developer: take it down",
  broken: 'Site error or broken link',
  spam: 'Ads or spam',
  abuse: 'Insults or harassment',
  exposed: "Exposes someone's private data",
  untrue: 'False, or posing as someone else',
}
