import { ok, refuse, type Result } from '../result.ts'

/** Each option with the values it may take; the first is the default. */
export type OptionValues = { readonly [option: string]: readonly (string | number | boolean)[] }

export type OptionsOf<Values extends OptionValues> = {
  readonly [Option in keyof Values]: Values[Option][number]
}

export const defaultsOf = <Values extends OptionValues>(values: Values): OptionsOf<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([option, [first]]) => [option, first]),
  ) as OptionsOf<Values>

/** A stranger's options: those left out take their default, an unknown one or an unknown value is refused by name. */
export function readOptions<Values extends OptionValues>(
  values: Values,
  wanted: unknown,
): Result<OptionsOf<Values>, { option: string }> {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return refuse({ option: '' })
  for (const [option, value] of Object.entries(wanted)) {
    const allowed = Object.hasOwn(values, option) ? values[option] : undefined
    if (!allowed?.includes(value)) return refuse({ option })
  }
  return ok({ ...defaultsOf(values), ...wanted })
}
