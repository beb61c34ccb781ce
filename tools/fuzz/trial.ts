import type { Answered } from './laws.ts'
import type { Sent } from './http.ts'
import type { Tally } from './tally.ts'

/** What all who misbehave have in common: the service, and where they tell what they saw. */
export interface Trial {
  readonly origin: string
  readonly tally: Tally
  readonly ask: (sent: Sent) => Promise<Answered>
  /** Tells of a law that was broken. */
  readonly complain: (what: string) => void
}
