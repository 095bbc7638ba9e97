/** Who signed an app's files, and what the store itself has looked at. */
export const signing = {
  checked: 'Signature checked',
  unchecked: 'Signature not checked',
  uncheckedWhy: 'We have not opened the file yet',
  changed: 'Signature changed',
  changedWhy: 'Not the one of older versions. Mind where it comes from',
  handedOn: (since: string) => `New key since ${since}, vouched for by the old one`,
  since: (versions: number, since: string) => (versions === 1 ? `Since ${since}` : `The same since ${since}`),
  checkedOn: (day: string) =>
    `We opened the file on ${day}: it is whole, and signed by the certificate below.`,
  notChecked: 'We have not opened this file yet, so we do not know who signed it.',
  /** Of one version, beside the one before it. */
  versionHandedOn: 'This version has a new signing key, vouched for by the old one',
  versionOther: 'This version is signed by another key than the one before it',
  heading: 'Who signed it',
  lead: 'An update with the same key comes from the same people, and phones take no other.',
  range: (first: string, last: string, versions: number) =>
    versions === 1 ? `Version ${first}` : `Versions ${first} to ${last}, ${versions} in all`,
  cameHandedOn: 'Vouched for by the key before it',
  cameOther: 'Not the key of older versions, and none of them vouches for it',
  asData: 'The signature of every version (JSON)',
}
