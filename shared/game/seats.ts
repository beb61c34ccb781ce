import type { About } from './game.ts'
import type { Choices, OptionsOf, OptionValues } from './options.ts'

/** Returns the smallest and the largest number of players with these options. */
export function seatsFor(
  { about, choices }: { readonly about: About; readonly choices: Choices },
  options: OptionsOf<OptionValues>,
): { readonly min: number; readonly max: number } {
  const { min, max } = about.seats
  return { min, max: Math.min(choices.maxSeats?.(options) ?? max, max) }
}
