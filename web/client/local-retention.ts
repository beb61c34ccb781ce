/** How long the device keeps a local table (web/local/) without a move, in ms: seven days. */
export const localRetention = 7 * 24 * 3_600_000
