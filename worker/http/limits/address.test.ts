import { describe, expect, test } from 'vitest'

import { isLoopback, isInRanges, networksOf, readRanges, widestOf } from './address.ts'

const keysOf = (address: string) => networksOf(address).map(({ key }) => key)

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:abcd:ffff::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8::5:6:7:8:9', ['2001:db8:0:5::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('the networks of %s are %j', (address, networks) => {
  expect(keysOf(address)).toEqual(networks)
})

const shared = (one: string, other: string) =>
  keysOf(one).filter((key) => keysOf(other).includes(key)).length

test('two addresses share the networks of their common prefixes', () => {
  expect(shared('2001:db8:1:2::a', '2001:db8:1:2:dead:beef:0:1')).toBe(3)
  expect(shared('2001:db8:1:200::a', '2001:db8:1:2ff::a')).toBe(2)
  expect(shared('2001:db8:1:200::a', '2001:db8:1:300::a')).toBe(1)
  expect(shared('2001:db8:1:2::a', '2001:db8:2:2::a')).toBe(0)
  expect(shared('192.0.2.1', '192.0.2.2')).toBe(0)
})

test('an IPv4 address and its IPv6-mapped form are the same address', () => {
  for (const mapped of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    expect(keysOf(mapped)).toEqual(['192.0.2.1'])
})

test('the widest network is an IPv4 address or a /48', () => {
  expect(widestOf('192.0.2.1')).toBe('192.0.2.1')
  expect(widestOf('2001:db8:1:2::a')).toBe('2001:db8:1::/48')
})

const odd = ['', 'unknown', '127.evil', '1.2.3', '1.2.3.256', '0x7f.1.1.1', 'a:b:c', ':::'].concat(
  '2001:db8::1::2',
  '::1]/[::1',
)

test.each(odd)('%j is malformed, and shares one network with all malformed addresses', (text) => {
  expect(keysOf(text)).toEqual(keysOf('nobody'))
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

describe('a list of addresses and networks', () => {
  const listed = readRanges('10.0.0.2, 172.16.0.0/12\t192.0.2.128/25 fd00::/8 2001:db8:1::5')

  test.each([
    '10.0.0.2',
    '::ffff:10.0.0.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.200',
    'fd12:3456::1',
    'fd00::1%eth0',
    '2001:db8:1::5',
  ])('has %s in it', (address) => expect(isInRanges(address, listed)).toBe(true))

  test.each([
    '10.0.0.3',
    '172.32.0.0',
    '172.15.255.255',
    '192.0.2.127',
    'fe00::1',
    '2001:db8:1::6',
    '::10.0.0.2',
    '',
    'fd00',
  ])('has %j not in it', (address) => expect(isInRanges(address, listed)).toBe(false))

  test('may contain all addresses, or none', () => {
    for (const address of ['10.0.0.3', '203.0.113.9'])
      expect(isInRanges(address, readRanges('0.0.0.0/0'))).toBe(true)
    expect(isInRanges('2001:db8::1', readRanges('0.0.0.0/0'))).toBe(false)
    expect(isInRanges('2001:db8::1', readRanges('::/0'))).toBe(true)
    expect(readRanges(' ')).toEqual({ ranges: [], malformed: [] })
  })

  test('returns malformed words separately', () => {
    const bad = ['10.0.0.0/33', '10.0.0.0/', '10.0.0/8', 'fd00::/129', 'proxy.example', '1/2/3']
    const { ranges, malformed } = readRanges(`${bad.join(' ')} 10.0.0.2`)
    expect(malformed).toEqual(bad)
    expect(ranges.length).toBe(1)
  })
})
