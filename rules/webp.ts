import { parseWebUrl } from './parse-url.ts'

const CONVERTIBLE = /\.(?:jpe?g|png)$/i
const IMAGE_PROCESS = /[?&](?:x-(?:oss|image|bce)-process|imageView2|imageMogr2)/i
const HERE = 'here.invalid'

/** Among `hosts`, this site itself: a picture whose address is a path. */
export const THIS_SITE = ''

/**
 * The WebP twin of a picture, for a browser that can show it. `hosts` are exact names. An address that already asks its
 * host for an image process is left alone, and so is everything we don't serve ourselves.
 */
export function webpUrl(address: string, hosts: readonly string[]): string {
  if (IMAGE_PROCESS.test(address)) return address
  const url = parseWebUrl(address, `https://${HERE}`)
  if (!url || !CONVERTIBLE.test(url.pathname) || !isKnown(url, address, hosts)) return address
  url.pathname = url.pathname.replace(CONVERTIBLE, '.webp')
  if (url.host === HERE) return url.href.slice(url.origin.length)
  return address.startsWith('//') ? url.href.slice(url.protocol.length) : url.href
}

function isKnown(url: URL, address: string, hosts: readonly string[]): boolean {
  const ours = url.host === HERE && address.startsWith('/')
  return hosts.includes(ours ? THIS_SITE : url.host)
}
