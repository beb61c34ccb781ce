import type { Choices } from '../../shared/game/options.ts'
import type { OptionWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import { settings } from '../settings.ts'
import { loadFrom, useLoaded } from './loaded.ts'

const choices = import.meta.glob<Choices>('../../shared/games/*/options.ts', { import: 'choices' })

const optionWords = import.meta.glob<OptionWords>(
  '../../shared/games/*/words/{en,de,fr}/options.ts',
  { import: 'words' },
)

export const loadChoices = (game: string): Promise<Choices> =>
  loadFrom(choices, `../../shared/games/${game}/options.ts`)

/** What may be chosen in a game; null until it is known. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)

const loadOptionWords = (game: string, language: Language): Promise<OptionWords> =>
  loadFrom(optionWords, `../../shared/games/${game}/words/${language}/options.ts`)

/** The same in words of the viewer's language. */
export const useOptionWords = (game: string): OptionWords | null =>
  useLoaded(loadOptionWords, game, settings.language.value)
