/** Scheme and host, the path before its ending, and what follows it. */
const CONVERTIBLE = /^((?:https?:)?\/\/([^/?#]+))?(\/[^?#]*)\.(?:jpe?g|png)((?:[?#].*)?)$/i
const IMAGE_PROCESS = /[?&](?:x-(?:oss|image|bce)-process|imageView2|imageMogr2)/i

/** Among `hosts`, this site itself: a picture whose address is a path. */
export const THIS_SITE = ''

/**
 * The WebP twin of a picture, for a browser that can show it. `hosts` are exact names. An address that already asks its
 * host for an image process is left alone, and so is everything we don't serve ourselves.
 */
export function webpUrl(address: string, hosts: readonly string[]): string {
  const [, origin = '', host = THIS_SITE, path, rest] = CONVERTIBLE.exec(address) ?? []
  if (!path || IMAGE_PROCESS.test(address) || !hosts.includes(host.toLowerCase())) return address
  return `${origin}${path}.webp${rest}`
}
