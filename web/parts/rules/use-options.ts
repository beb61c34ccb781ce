import type { Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { loadChoices, loadOptionWords } from '../../boards/load-on-demand.ts'
import { settings } from '../../client/settings.ts'
import { useLoaded } from '../use-loaded.ts'

/** Returns the options of a game; null until they are loaded. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)

/** Returns the words for the options in the viewer's language; null until they are loaded. */
export const useOptionWords = (game: string): OptionWords | null =>
  useLoaded(loadOptionWords, game, settings.language.value)
