import { ok, refuse, type Result } from '../result.ts'

/** Each option with the values it may take; the first is the default. */
export type OptionValues = { readonly [option: string]: readonly (string | number | boolean)[] }

/** What whoever opens a table may choose in a game: the file `options.ts` of its folder. Known without loading the game. */
export interface Choices<Values extends OptionValues = OptionValues> {
  readonly values: Values
  /** Sets of rules that have a name, each as what differs from the usual. */
  readonly presets?: { readonly [preset: string]: Partial<OptionsOf<Values>> }
  /** Where the options are many: those that belong together, in the order in which they are asked. */
  readonly groups?: { readonly [group: string]: readonly (keyof Values & string)[] }
  /** Whether an option means anything beside the others; one that does not is neither asked nor told. */
  matters?(option: string, options: OptionsOf<Values>): boolean
  /** What cannot be played like this, the most telling first; nothing where all fits together. */
  contradictions?(options: OptionsOf<Values>): readonly Contradiction[]
  /** How many may sit down with these options, where that is fewer than the game allows. */
  mostSeats?(options: OptionsOf<Values>): number
}

/** The option to change, why in a code for which the game's words have a sentence, and what it clashes with. */
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

/** Either an option or value that there is not, or what contradicts. */
export type BadOptions = { readonly option: string; readonly contradiction?: Contradiction }

/** A stranger's options: those left out take their default, an unknown one or an unknown value is refused by name. */
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
