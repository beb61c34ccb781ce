/** What the platform bills, since the service started. Messages that objects send are free, so they are not counted. */
export const usage = {
  workerRequests: 0,
  /** RPC calls, WebSocket upgrades and alarms. */
  objectRequests: 0,
  alarms: 0,
  /** Messages that an object received. The platform answers pings itself, so they are not among them. */
  socketMessages: 0,
  rowsRead: 0,
  rowsWritten: 0,
  /** Time that objects were active, until their writes were durable. */
  busyMilliseconds: 0,
}

export type UsageReport = typeof usage & { readonly storedBytes: number }
