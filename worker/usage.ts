/**
 * Usage that the platform bills, since the service started. Messages that objects send are free, so
 * they are not counted.
 */
export const usage = {
  workerRequests: 0,
  /** RPC calls, WebSocket upgrades and alarms. */
  objectRequests: 0,
  alarms: 0,
  /**
   * Number of messages that objects received. Pings are not counted, since the platform answers
   * them itself.
   */
  socketMessages: 0,
  rowsRead: 0,
  rowsWritten: 0,
  /** Time that objects were active, including the time until their writes were durable. */
  busyMilliseconds: 0,
}

export type UsageReport = typeof usage & { readonly storedBytes: number }
