import * as v from 'valibot'

/** The signal part of the contract, for games without signals. */
export const noSignals = {
  signalSchema: v.never(),
  signal: <State>(state: State): State => state,
}
