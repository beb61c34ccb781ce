import { expect, test } from 'vitest'

import { isLoopback, networkOf, networkOfBits } from './address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('all addresses of one household are one network, and the neighbours another', () => {
  expect(networkOf('2001:db8:1:2::a')).toBe(networkOf('2001:db8:1:2:dead:beef:0:1'))
  expect(networkOf('2001:db8:1:2::a')).not.toBe(networkOf('2001:db8:1:3::a'))
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
})

test('an address of the older kind is the same over either kind of socket', () => {
  for (const mapped of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    expect(networkOf(mapped)).toBe('192.0.2.1')
})

test('somebody who rents many networks has one wider one', () => {
  expect(networkOfBits('2001:db8:1:2::a', 48)).toBe(networkOfBits('2001:db8:1:3::a', 48))
  expect(networkOfBits('2001:db8:1:2::a', 48)).not.toBe(networkOfBits('2001:db8:2:2::a', 48))
})

const odd = ['', 'unknown', '127.evil', '1.2.3', '1.2.3.256', '0x7f.1.1.1', 'a:b:c', ':::'].concat(
  '2001:db8::1::2',
  '::1]/[::1',
)

test.each(odd)('%j is no address, and no network of its own', (text) => {
  expect(networkOf(text)).toBe(networkOf('nobody'))
  expect(isLoopback(text)).toBe(false)
})

test.each(['127.0.0.1', '127.255.0.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => expect(isLoopback(address)).toBe(true),
)

test.each(['128.0.0.1', '12.7.0.1', '::2', '::127.0.0.1', '::ffff:128.0.0.1', '1::1'])(
  '%s is not this machine',
  (address) => expect(isLoopback(address)).toBe(false),
)
