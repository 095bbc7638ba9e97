import { BlockList, isIP } from 'node:net'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')

/** Of the new addresses those are public that were given out, but for what leads through old ones and what is for examples. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to this machine or to the network around it. What is no address at all is not public either. */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return inside.check(address, 'ipv4')
  return kind === 0 || !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6')
}
