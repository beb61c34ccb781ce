type Fields = Readonly<Record<string, unknown>>

/** A step from one version of a game to the next. */
export type VersionStep = {
  /**
   * Upgrades stored options: gives each new option the value that matches the rules of the earlier
   * version.
   */
  readonly options: (stored: Fields) => Fields
  /**
   * Converts a stored state to the next version.
   * @param options the options of the next version
   */
  readonly state: (stored: Fields, options: Fields) => Fields
  /** Whether the current rules replay every game of the older version exactly. False if this step corrects a rule. */
  readonly playsAgain: boolean
}

/**
 * The versions of a game whose rules, options or state have changed since its first release.
 * Missing if they never have.
 */
export type VersionHistory = {
  /** The steps between versions: from version 1 to 2, and so on. */
  readonly versions?: readonly VersionStep[]
}

/**
 * The options and the state as a table or a record stores them, with the version of the game.
 * `state` is null before the deal.
 */
type StoredGame = {
  readonly version: number
  readonly options: unknown
  readonly state: unknown
}

type UpgradeResult<Options, State> = {
  readonly options: Options
  readonly state: State | null
}

/** Returns the present version of a game, counted from 1. Tables, deals and records store it. */
export const versionOf = ({ versions = [] }: VersionHistory): number => versions.length + 1

/**
 * Returns the oldest version whose games the present rules replay exactly. Their options have to be
 * upgraded with `upgrade` first.
 */
export const oldestReplayable = ({ versions = [] }: VersionHistory): number =>
  versions.findLastIndex(({ playsAgain }) => !playsAgain) + 2

/** Upgrades the options and state of an earlier version to the present version. */
export function upgrade<Options, State>(
  { versions = [] }: VersionHistory,
  stored: StoredGame,
): UpgradeResult<Options, State> {
  let options = stored.options as Fields
  let state = stored.state as Fields | null
  for (const step of versions.slice(stored.version - 1)) {
    options = step.options(options)
    state = state && step.state(state, options)
  }
  return { options: options as Options, state: state as State | null }
}
