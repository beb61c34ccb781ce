/**
 * Whose address this is, as far as it can be told from outside: an IPv4 address, or the first 64 bits of an IPv6 one. A
 * household or a rented machine has all 2^64 addresses behind those, and would otherwise be a newcomer with each.
 */
export const networkOf = (address: string): string => networkOfBits(address, 64)

/** The same by fewer bits of IPv6: who has rented 48 has 65,536 networks of 64. */
export function networkOfBits(address: string, bits: 48 | 64): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  if (groups === null) return address
  const mapped = mappedIn(groups)
  if (mapped !== null) return mapped
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${kept.join(':')}::/${bits}`
}

/** The eight groups of an IPv6 address, however it is written; null if it is none. */
function groupsOf(address: string): number[] | null {
  const host = `http://[${address.replace(/%.*$/, '')}]`
  if (!URL.canParse(host)) return null
  const [before = '', after] = new URL(host).hostname.slice(1, -1).split('::')
  const [left, right] = [numbersIn(before), numbersIn(after ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

const numbersIn = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))

/** An IPv4 address that came over an IPv6 socket: `::ffff:192.0.2.1`. */
function mappedIn(groups: readonly number[]): string | null {
  const [mark, high = 0, low = 0] = groups.slice(5)
  if (mark !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
