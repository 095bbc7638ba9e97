export const reportReasons = {
  malware: 'Malware, bundled apps or hidden data use',
  copy: 'Copyright, trademark or impersonation',
  misleading: 'Not what it claims to be',
  illegal: 'Illegal or harmful content',
  privacy: 'Violates privacy',
  takedown: "I'm the developer and want it removed",
  broken: 'Site error or broken link',
  spam: 'Ads or spam',
  abuse: 'Insults or harassment',
  exposed: "Exposes someone's private data",
  untrue: 'Fake or impersonating someone',
}
