import { expect, test } from 'vitest'
import { networkOf, visitorOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.200', '203.0.113'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7'],
  ['2001:0DB8:0007::1', '2001:db8:7'],
  ['2001:db8::5', '2001:db8:0'],
  ['2001:db8:7::', '2001:db8:7'],
  ['::1', '0:0:0'],
  ['::', '0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['unknown', ''],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.200', '203.0.113.200'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7:8'],
  ['2001:0DB8:0007:8::1', '2001:db8:7:8'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0'],
  ['1::4:5:6:7:8', '1:0:0:4'],
  ['1:0:0:4::', '1:0:0:4'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', ''],
])('the visitor at %s has %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
