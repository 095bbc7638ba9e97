/** Where a domain names its owner. */
export const TXT_PREFIX = '_pergola.'
export const PROOF_FILE = '/.well-known/pergola.txt'
export const ASSETLINKS_FILE = '/.well-known/assetlinks.json'

export const txtValue = (token: string): string => `pergola=${token}`

/** Whether one of the records is ours. A long record comes in pieces. */
export const txtProves = (records: string[][], token: string): boolean =>
  records.some(pieces => pieces.join('') === txtValue(token))

/** Whether one line of the file is ours. */
export const fileProves = (text: string, token: string): boolean =>
  text.split(/\r?\n/).some(line => line.trim() === txtValue(token))

/** Whether the file names the app together with the certificate that signs it: 64 hexadecimal digits. */
export function assetlinksProve(text: string, packageName: string, signer: string): boolean {
  const statements: unknown = parsed(text)
  if (!Array.isArray(statements)) return false
  return statements.some(statement => {
    const target = isRecord(statement) ? statement.target : undefined
    if (!isRecord(target)) return false
    const { namespace, package_name, sha256_cert_fingerprints: prints } = target
    return (
      namespace === 'android_app' &&
      package_name === packageName &&
      Array.isArray(prints) &&
      prints.some(print => typeof print === 'string' && print.replace(/:/g, '').toLowerCase() === signer)
    )
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null

/** The line by which anyone repeats the check. A domain and a token have no character that a shell reads. */
export function repeatCheck(method: string, domain: string, token: string): string {
  if (method === 'dns') return `dig +short TXT ${TXT_PREFIX}${domain}`
  if (method === 'well-known') return `curl -s https://${domain}${PROOF_FILE} | grep ${txtValue(token)}`
  return `curl -s https://${domain}${ASSETLINKS_FILE}`
}
