import type { Signer } from '../verify/signatures.ts'

/** Certificates whose private keys are in Android's own source: public knowledge. */
const PUBLIC_KEYS = new Map([
  ['a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc', 'testkey'],
  ['c8a2e9bccf597c2fb6dc66bee293fc13f2fc47ec77bc6b2b0d52c11f51192ab8', 'platform'],
  ['28bbfe4a7b97e74681dc55c2fbb6ccb8d6c74963733f6af6ae74d8c3a6e879fd', 'shared'],
  ['465983f7791f2abeb43ea2cbdc7f21a8260b72bc08a55c839fc1a43bc741a81e', 'media'],
])

/** Shorter keys can be broken at a known cost. */
const MIN_RSA_BITS = 1024
const GOOD_RSA_BITS = 2048

export const publicKeyOf = ({ sha256 }: Signer): string | undefined => PUBLIC_KEYS.get(sha256)

/** Each developer's tools make one with this name, whose password is known. */
export const isDebugKey = ({ subject }: Signer): boolean =>
  /(^|[\n,]\s*)CN=Android Debug\s*($|[\n,])/i.test(subject)

export const strengthOf = ({ key, bits }: Signer): 'good' | 'weak' | 'broken' => {
  if (key === 'ec' || bits >= GOOD_RSA_BITS) return 'good'
  return bits >= MIN_RSA_BITS ? 'weak' : 'broken'
}
