import { ok, refuse, type Result } from '../result.ts'

/** Each option with its allowed values. The first value is the default. */
export type OptionValues = { readonly [option: string]: readonly (string | number | boolean)[] }

/**
 * The options of a game, exported by the file `options.ts` of its folder. Pages load this file
 * without the game.
 * @example
 * const choices: Choices = { values: { players: [4, 2, 3], jokers: [false, true] }, presets: {
 * wild: { jokers: true } } }
 */
export interface Choices<Values extends OptionValues = OptionValues> {
  readonly values: Values
  /** Named sets of rules. Each preset lists only the options that differ from the defaults. */
  readonly presets?: { readonly [preset: string]: Partial<OptionsOf<Values>> }
  /** Groups of related options, in the order in which the page shows them. Missing if there are few options. */
  readonly groups?: { readonly [group: string]: readonly (keyof Values & string)[] }
  /**
   * Returns whether an option has an effect, given the values of the other options. The page hides
   * an option without an effect.
   */
  isRelevant?(option: string, options: OptionsOf<Values>): boolean
  /** Returns the contradictions between options, the most important first. Empty if the options fit together. */
  contradictions?(options: OptionsOf<Values>): readonly Contradiction[]
  /**
   * Returns the maximum number of players with these options. Missing if it does not depend on the
   * options.
   */
  maxSeats?(options: OptionsOf<Values>): number
}

/**
 * A contradiction between two options: the player should change `option`, which contradicts the
 * option `with`. `reason` is a code for which the game's words have a sentence.
 */
export type Contradiction = {
  readonly option: string
  readonly reason: string
  readonly with: string
}

export type OptionsOf<Values extends OptionValues> = {
  readonly [Option in keyof Values]: Values[Option][number]
}

export const defaultsOf = <Values extends OptionValues>(values: Values): OptionsOf<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([option, [first]]) => [option, first]),
  ) as OptionsOf<Values>

/** An unknown option, an option with an unknown value, or a contradiction. */
type BadOptions = { readonly option: string; readonly contradiction?: Contradiction }

/**
 * Validates the options that a client has chosen. Missing options have their defaults. The refusal names the option that is
 * unknown, has an unknown value, or contradicts another.
 */
export function readOptions<Values extends OptionValues>(
  choices: Choices<Values>,
  wanted: unknown,
): Result<OptionsOf<Values>, BadOptions> {
  const { values } = choices
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return refuse({ option: '' })
  for (const [option, value] of Object.entries(wanted)) {
    const allowed = Object.hasOwn(values, option) ? values[option] : undefined
    if (!allowed?.includes(value)) return refuse({ option })
  }
  const options = { ...defaultsOf(values), ...wanted }
  const [contradiction] = choices.contradictions?.(options) ?? []
  return contradiction ? refuse({ option: contradiction.option, contradiction }) : ok(options)
}
