import { parseWebUrl } from './parse-url.ts'

const CONVERTIBLE = /\.(?:jpe?g|png)$/i
const IMAGE_PROCESS = /[?&](?:x-(?:oss|image|bce)-process|imageView2|imageMogr2)/i

/**
 * The WebP twin of a picture. `hosts` are exact names. An address that already asks its host for an image
 * process is left alone, and so is everything we don't serve ourselves.
 */
export function webpUrl(address: string, hosts: readonly string[], supported: boolean): string {
  if (!supported || IMAGE_PROCESS.test(address)) return address
  const url = parseWebUrl(address, 'https://none.invalid')
  if (!url || !hosts.includes(url.host) || !CONVERTIBLE.test(url.pathname)) return address
  url.pathname = url.pathname.replace(CONVERTIBLE, '.webp')
  return address.startsWith('//') ? url.href.slice(url.protocol.length) : url.href
}
