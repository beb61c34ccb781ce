/**
 * Whose address this is, as far as it can be told from outside: an IPv4 address, or the first 64 bits of an IPv6 one. A
 * household or a rented machine has all 2^64 addresses behind those, and would otherwise be a newcomer with each.
 */
export const networkOf = (address: string): string => networkOfBits(address, 64)

/** The same by fewer bits of IPv6: who has rented 48 has 65,536 networks of 64. */
export function networkOfBits(address: string, bits: 48 | 64): string {
  const ipv4 = ipv4In(address)
  if (ipv4 !== null) return ipv4
  const groups = groupsOf(address)
  // Otherwise whoever makes up such texts would be somebody new with each.
  if (groups === null) return 'no address'
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${kept.join(':')}::/${bits}`
}

/** Whether this is an address of the machine itself, however it is spelt. */
export const isLoopback = (address: string): boolean =>
  ipv4In(address)?.startsWith('127.') ?? groupsOf(address)?.join(':') === '0:0:0:0:0:0:0:1'

/** An IPv4 address, also one that came over an IPv6 socket: `::ffff:192.0.2.1`. */
function ipv4In(address: string): string | null {
  const parts = address.split('.')
  if (parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return address
  const groups = groupsOf(address)
  if (groups?.slice(0, 6).join(':') !== '0:0:0:0:0:65535') return null
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** The eight groups of an IPv6 address, however it is written; null if it is none. */
function groupsOf(address: string): number[] | null {
  const [host = ''] = address.split('%')
  // Only what may stand in one: what a visitor sends could end the brackets and begin something else.
  if (!/^[\da-f:.]+$/i.test(host) || !URL.canParse(`http://[${host}]`)) return null
  const [before = '', after] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [numbersIn(before), numbersIn(after ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

const numbersIn = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
