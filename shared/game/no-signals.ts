import * as v from 'valibot'

/** The part of the contract about signals, for games without signals. */
export const noSignals = {
  signalSchema: v.never(),
  signal: <State>(state: State): State => state,
}
