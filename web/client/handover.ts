/**
 * Returns a link with which another device takes over the seat. The token is in the hash of the
 * link, because browsers do not send the hash to a server.
 */
export const handoverLink = (code: string, token: string): string =>
  `${location.origin}/${code}#seat=${token}`

/** Returns the token in the hash of a handover link; null if there is none. */
export const handoverToken = (hash: string): string | null =>
  /^#seat=([\w-]{16,128})$/.exec(hash)?.[1] ?? null
