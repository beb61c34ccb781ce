/** What the platform bills, since the service started. What objects send is free, and so is not counted. */
export const usage = {
  workerRequests: 0,
  /** Calls of objects by other code, sockets that were opened, and alarms. */
  objectRequests: 0,
  alarms: 0,
  /** Messages that woke an object; those that the platform answers by itself never come to it. */
  socketMessages: 0,
  rowsRead: 0,
  rowsWritten: 0,
  /** How long objects were at it, until all that they wrote was safe. */
  busyMilliseconds: 0,
}

export type UsageReport = typeof usage & { readonly storedBytes: number }
