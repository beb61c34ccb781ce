/** What was stored under a version of a game: its options and, once cards were dealt, its state. */
export type Stored = {
  readonly version: number
  readonly options: unknown
  readonly state: unknown
}

export type Upgraded<Options, State> = {
  readonly options: Options
  /** Null where nothing had been dealt. */
  readonly state: State | null
}

/** How a game has changed since somebody first played it. Stored tables and exported records outlive its rules. */
export interface Versions<Options, State> {
  /** Counts the rules, the lists of options and the forms of a state by which it was ever played; the first is 1. */
  readonly version: number
  /** The oldest version whose games today's rules play again just as they were, with the options that `upgrade` gives. */
  readonly playsAgainSince: number
  /** Brings what an earlier version has stored to today's form. */
  upgrade(stored: Stored): Upgraded<Options, State>
}

type Fields = Readonly<Record<string, unknown>>

/** From one version to the next. */
export type VersionStep = {
  /** What was no option until then gets the value that was the rule. */
  readonly options: (stored: Fields) => Fields
  /** @param options those of the next version */
  readonly state: (stored: Fields, options: Fields) => Fields
  /** Whether the rules still play each game of the older version just so. Where one of them was corrected they do not. */
  readonly playsAgain: boolean
}

/** @param steps from version 1 to 2, and so on */
export function versionsBy<Options, State>(
  steps: readonly VersionStep[],
): Versions<Options, State> {
  return {
    version: steps.length + 1,
    playsAgainSince: steps.findLastIndex(({ playsAgain }) => !playsAgain) + 2,
    upgrade(stored) {
      let options = stored.options as Fields
      let state = stored.state as Fields | null
      for (const step of steps.slice(stored.version - 1)) {
        options = step.options(options)
        state = state && step.state(state, options)
      }
      return { options: options as Options, state: state as State | null }
    },
  }
}
