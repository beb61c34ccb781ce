/**
 * Prefix lengths of networks: `ipv4` is a whole IPv4 address, and the numbers are the first bits of
 * an IPv6 address.
 */
export const widths = ['ipv4', 64, 56, 48] as const
export type Width = (typeof widths)[number]

export type Network = { readonly key: string; readonly width: Width }

/**
 * Returns the networks to which an address belongs, the narrowest first: an IPv4 address alone, or
 * the /64, /56 and /48 of an IPv6 address. A household has all 2^64 addresses of a /64. A home
 * connection or a rented server often has a whole /48, which is 65,536 times as many. So a single
 * prefix length is not enough: it would count each /64 as a new visitor, or a whole /48 as the same
 * visitor.
 */
export function networksOf(address: string): readonly Network[] {
  const groups = groupsOf(address)
  // Malformed addresses share one network. Otherwise each made-up text would be a new visitor.
  if (groups === null) return [{ key: 'no address', width: 'ipv4' }]
  const ipv4 = ipv4In(groups)
  if (ipv4 !== null) return [{ key: ipv4.join('.'), width: 'ipv4' }]
  return ([64, 56, 48] as const).map((width) => ({ key: prefixOf(groups, width), width }))
}

/**
 * Returns the widest network of an address: the whole IPv4 address, or the /48 of an IPv6 address.
 */
export const widestOf = (address: string): string => networksOf(address).at(-1)?.key ?? ''

function prefixOf(groups: readonly number[], bits: number): string {
  const prefix = groups.slice(0, Math.ceil(bits / 16)).map((group, at) => {
    const rest = Math.max(0, 16 * (at + 1) - bits)
    return ((group >> rest) << rest).toString(16)
  })
  return `${prefix.join(':')}::/${bits}`
}

/** A range of addresses: all addresses whose first `bits` bits equal the first bits of `groups`. */
type Range = { readonly groups: readonly number[]; readonly bits: number }

export type Ranges = {
  readonly ranges: readonly Range[]
  /** The words in the text that are neither an address nor a network. */
  readonly malformed: readonly string[]
}

/** Parses addresses and networks (`10.0.0.2`, `172.16.0.0/12`, `fd00::/8`), separated by spaces or commas. */
export function readRanges(text: string): Ranges {
  const words = text.match(/[^\s,]+/g) ?? []
  const read = words.map((word) => [word, rangeOf(word)] as const)
  return {
    ranges: read.flatMap(([, range]) => range ?? []),
    malformed: read.flatMap(([word, range]) => (range ? [] : [word])),
  }
}

function rangeOf(word: string): Range | null {
  const [address = '', length, ...more] = word.split('/')
  const groups = groupsOf(address)
  if (!groups || more.length > 0) return null
  if (length === undefined) return { groups, bits: 128 }
  // An IPv4 address is stored as an IPv6-mapped address, so 96 bits precede the bits of an IPv4
  // network.
  const before = address.includes('.') && !address.includes(':') ? 96 : 0
  const bits = before + (/^\d{1,3}$/.test(length) ? Number(length) : Infinity)
  return bits <= 128 ? { groups, bits } : null
}

/** Returns whether an address is in one of the ranges. */
export function isInRanges(address: string, { ranges }: Ranges): boolean {
  const groups = groupsOf(address)
  return (
    groups !== null &&
    ranges.some((range) => prefixOf(groups, range.bits) === prefixOf(range.groups, range.bits))
  )
}

/** Returns whether an address is a loopback address, in any spelling. */
export function isLoopback(address: string): boolean {
  const groups = groupsOf(address)
  if (groups === null) return false
  const ipv4 = ipv4In(groups)
  return ipv4 ? ipv4[0] === 127 : groups.join(':') === '0:0:0:0:0:0:0:1'
}

/** Returns the four bytes of an IPv4 address; null for an IPv6 address. */
const ipv4In = (groups: readonly number[]): number[] | null =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:65535'
    ? groups.slice(6).flatMap((group) => [group >> 8, group & 255])
    : null

/**
 * Returns the eight groups of an address in any notation; null if the address is malformed. An IPv4
 * address becomes an IPv6-mapped address (`::ffff:192.0.2.1`), as on an IPv6 socket.
 */
function groupsOf(address: string): number[] | null {
  const parts = address.split('.')
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number)
    return [0, 0, 0, 0, 0, 0xffff, (a << 8) | b, (c << 8) | d]
  }
  const [host = ''] = address.split('%')
  // Allow only the characters of an address. A `]` would close the bracket, and `URL.parse` would
  // read the following characters as another part of the URL.
  const url = /^[\da-f:.]+$/i.test(host) ? URL.parse(`http://[${host}]`) : null
  if (!url) return null
  const [before = '', after] = url.hostname.slice(1, -1).split('::')
  const [left, right] = [numbersIn(before), numbersIn(after ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

const numbersIn = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
