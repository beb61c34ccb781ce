/**
 * What the platform asks for beyond what its paid plan includes, in US dollars, and what its free plan gives a day.
 * Taken on 2026-11-21 from the pages named here, which carry no date of their own; storage is billed since 2026-01-07.
 * https://developers.cloudflare.com/workers/platform/pricing/
 * https://developers.cloudflare.com/durable-objects/platform/pricing/
 */
export const prices = {
  workerRequests: { perMillion: 0.3, freeADay: 100_000 },
  objectRequests: { perMillion: 0.15, freeADay: 100_000 },
  gigabyteSeconds: { perMillion: 12.5, freeADay: 13_000 },
  rowsRead: { perMillion: 0.001, freeADay: 5_000_000 },
  rowsWritten: { perMillion: 1, freeADay: 100_000 },
} as const

/** Of workers, that is: objects are billed for the time they are at it, whatever they do. The free plan has no sum of it. */
export const processor = { perMillionMilliseconds: 0.02 } as const

/** For a gigabyte and a month; the free plan stores five of them in all. */
export const storage = { perGigabyteMonth: 0.2, freeGigabytes: 5 } as const

/** So many messages over sockets are billed as one request. */
export const messagesARequest = 20

/** What an object is billed for while it is awake, however little of it it needs. */
export const gigabytesOfMemory = 0.128
