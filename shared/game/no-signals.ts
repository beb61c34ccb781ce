import * as v from 'valibot'

/** What a game says of signals where players have none to give. */
export const noSignals = {
  signalSchema: v.never(),
  signal: <State>(state: State): State => state,
}
