/** What people pass on to each other: the address of a repository, mostly with the fingerprint of its key. */
export interface ReadAddress {
  address: string
  fingerprint: string | undefined
}

const FINGERPRINT = /^[0-9a-f]{64}$/

/** As F-Droid's own app takes it: `https://…/repo?fingerprint=…`, or `fdroidrepos://…`, which opens that app. */
export function readAddress(pasted: string): ReadAddress {
  const [address = '', query = ''] = pasted
    .trim()
    .replace(/^fdroidrepos:/i, 'https:')
    .replace(/^fdroidrepo:/i, 'http:')
    .split('?', 2)
  // Some write it in large letters, some with colons or spaces between.
  const [, given] =
    [...new URLSearchParams(query)].find(([name]) => name.toLowerCase() === 'fingerprint') ?? []
  const said = given?.replace(/[\s:]/g, '').toLowerCase() ?? ''
  return {
    address: address.replace(/\/+$/, ''),
    fingerprint: FINGERPRINT.test(said) ? said : undefined,
  }
}
