/** What no name outside a local network ends with. */
const atHome: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
])

/**
 * Whether the service may send something there because a stranger says so: a server with a public name, over TLS and at
 * the usual port. What a name leads to is for the network to refuse.
 */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  // An address made of numbers ends with one, or with a bracket.
  return labels.length > 1 && /^[a-z][a-z\d-]+$/.test(last) && !atHome.has(last)
}
