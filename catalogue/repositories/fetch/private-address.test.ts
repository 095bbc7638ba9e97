import { expect, test } from 'vitest'
import { publicOnly } from './from-web.ts'
import { isPrivateAddress } from './private-address.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'not an address',
  '',
])('%s is private', address => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '172.15.0.1', '100.128.0.1', '2606:4700::1', '2a01:4f8::1'])(
  '%s is public',
  address => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

test('a name that leads home is not followed, whatever it is called', async () => {
  const found = (all: boolean) =>
    new Promise(resolve => publicOnly('localhost', { all }, (error, address) => resolve(error ?? address)))
  expect(await found(true)).toMatchObject({ id: 'address-private' })
  expect(await found(false)).toMatchObject({ id: 'address-private' })
})
