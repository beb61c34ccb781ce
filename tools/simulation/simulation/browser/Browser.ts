import type { Globals } from '../Code.ts'
import type { Weather } from '../Link.ts'
import type { SocketResponse } from '../platform-globals.ts'
import type { Timeline } from '../Timeline.ts'

/** A machine of somebody, with a browser in which pages keep things. */
export type Browser = {
  readonly timeline: Timeline
  /** As this machine tells the time. */
  readonly clock: () => number
  readonly storage: object
  /** Globals of time and chance. */
  readonly world: Globals
  readonly weather: Weather
  /** Something is asked of the service over the network, which may not let it through. */
  readonly ask: (request: Request) => Promise<SocketResponse>
  readonly address: string
  /** A page has an error of its own. */
  readonly onFault: (error: unknown) => void
}
