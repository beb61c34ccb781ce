/** The token stands behind the `#`, which browsers send to no server. */
export const handoverLink = (code: string, token: string): string =>
  `${location.origin}/${code}#seat=${token}`

/** The token that a device was handed in its address, if there is one. */
export const handoverToken = (hash: string): string | null =>
  /^#seat=([\w-]{16,128})$/.exec(hash)?.[1] ?? null
