import type { About, AnyOptions } from './game.ts'
import type { Choices, OptionsOf, OptionValues } from './options.ts'

/** How many may play a game with these options. */
export function seatsFor(
  { about, choices }: { readonly about: About; readonly choices: Choices },
  options: AnyOptions,
): { readonly min: number; readonly max: number } {
  const { min, max } = about.seats
  const most = choices.mostSeats?.(options as unknown as OptionsOf<OptionValues>) ?? max
  return { min, max: Math.min(most, max) }
}
