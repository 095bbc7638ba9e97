import { isIPv4, isIPv6 } from 'node:net'

/** The network of an address: /24 of IPv4, /48 of IPv6. An owner of one address usually has more of it. */
export const networkOf = (address: string): string => firstOf(address, { ofFour: 3, ofEight: 3 })

/** What one visitor has of all addresses: one of IPv4, and all that share 64 bits of IPv6. */
export const visitorOf = (address: string): string => firstOf(address, { ofFour: 4, ofEight: 4 })

/** So many of the four numbers of IPv4, or of the eight groups of IPv6, however it is written; empty for what is no address. */
function firstOf(address: string, { ofFour, ofEight }: { ofFour: number; ofEight: number }): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, ofFour).join('.')
  if (!isIPv6(plain)) return ''
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  while (groups.length + after.length < 8) groups.push('0')
  return [...groups, ...after]
    .slice(0, ofEight)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
