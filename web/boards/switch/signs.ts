import { isOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { cardSettings, type CardSetting } from '../../../shared/games/switch/rules/settings.ts'

/** What a card does in this set of rules, as it is drawn on it and as the caption says it. */
export const settingsOf = (card: Card, options: Options): readonly CardSetting[] =>
  cardSettings.filter((setting) => isOf(options[setting], card))
