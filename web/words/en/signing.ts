/** Who signed an app's files, and what the store itself has looked at. */
export const signing = {
  checked: 'Signature verified',
  unchecked: 'Signature not verified yet',
  uncheckedWhy: "We haven't verified this file yet",
  changed: 'Signature changed',
  changedWhy: 'Signed with a different key than earlier versions. Make sure you trust the source.',
  handedOn: (since: string) => `New key since ${since}, approved by the old key`,
  since: (versions: number, since: string) => (versions === 1 ? `Since ${since}` : `Same key since ${since}`),
  checkedOn: (day: string) =>
    `We verified this file on ${day}: it's complete and signed with the certificate below.`,
  notChecked: "We haven't verified this file yet. Its SHA-256 comes from its provider.",
  /** Of one version, beside the one before it. */
  versionHandedOn: 'New signing key, approved by the old key',
  versionOther: 'Signed with a different key than earlier versions',
  heading: 'Signing history',
  lead: 'The same key means that the holder of the key signed each version. Android only installs updates signed with that key, or with a new key it approved.',
  range: (first: string, last: string, versions: number) =>
    versions === 1 ? `Version ${first}` : `${versions} versions, ${first} to ${last}`,
  cameHandedOn: 'Approved by the old key',
  cameOther: 'Signed with a different key than earlier versions',
  asData: 'Signatures of all versions (JSON)',
}
