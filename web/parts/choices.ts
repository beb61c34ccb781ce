import type { Choices } from '../../shared/games/options.ts'
import { loadFrom, useLoaded } from './loaded.ts'

const choices = import.meta.glob<Choices>('../../shared/games/*/options.ts', { import: 'choices' })

export const loadChoices = (game: string): Promise<Choices> =>
  loadFrom(choices, `../../shared/games/${game}/options.ts`)

/** What may be chosen in a game; null until it is known. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)
