import type { Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { loadChoices, loadOptionWords } from '../../boards/load-on-demand.ts'
import { settings } from '../../client/settings.ts'
import { useLoaded } from '../use-loaded.ts'

/** What may be chosen in a game; null until it is there. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)

/** The same in words, in the viewer's language. */
export const useOptionWords = (game: string): OptionWords | null =>
  useLoaded(loadOptionWords, game, settings.language.value)
