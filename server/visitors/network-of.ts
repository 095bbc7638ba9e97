import { isIPv4, isIPv6 } from 'node:net'

/** The network that an address is of: /24 of IPv4, /48 of IPv6. Whoever has one address of it has most likely more. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  if (!isIPv6(plain)) return ''
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  while (groups.length + after.length < 8) groups.push('0')
  return [...groups, ...after]
    .slice(0, 3)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
